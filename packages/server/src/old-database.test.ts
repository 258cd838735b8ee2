import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { diceFrom } from '@dustup/bots';
import type { RecordFile } from '@dustup/protocol';
import { connect, playSeat, randomAnswerFrom } from '@dustup/protocol/client';
import { afterEach, describe, expect, it } from 'vitest';
import { cleanUp, newFolder, startTestServer } from './testing/test-server.ts';
import { until } from './testing/until.ts';

// What a server of version 0.1 left behind, before there were several games: a game that is over, and one of two sets, 37 steps on,
// at which Ann and Ben sit with two bots.
const LEFT = join(import.meta.dirname, 'testing/fixtures/release-0.1.sqlite.gz');
const ANN = '4c7b6851e1870e582cd0844cdc2344920e9020f4';
const BEN = '4eb0adefe0e3c107e3ecb770405e280683f8f42d';
const CODE = 'SABNFTQFHPQU';
const FINISHED = '44f4ab1ff62c9aaa48ba';

afterEach(cleanUp);

describe('A database from before there were several games', () => {
  it('opens: its games are of the first one, are played on to their end, and are shown', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'dustup.sqlite'), gunzipSync(readFileSync(LEFT)));
    const server = await startTestServer({ messages: '100000', data: folder });
    const people = [ANN, BEN].map((token) => {
      const identity = JSON.stringify({ token, guest: 'known by the token' });
      const storage = { getItem: () => identity, setItem: () => undefined, removeItem: () => undefined };
      return connect(server.socketUrl, { storage });
    });
    const [ann] = people;
    if (ann === undefined) throw new Error('nobody');
    for (const one of people) expect(await one.request({ t: 'enter', code: CODE })).toMatchObject({ t: 'done' });
    await until(ann, () => ann.state.table?.game != null);
    const held = { code: CODE, phase: 'playing', game: 'bang' };
    expect(ann.state.me).toMatchObject({ name: 'Ann', tables: expect.arrayContaining([held]) });
    expect(ann.state.table).toMatchObject({
      info: { house: { game: 'bang', sets: ['base', 'dodge-city'] }, phase: 'playing' },
      game: { slug: 'bang', n: 37 },
      chat: [{ text: 'I shall be back' }],
    });
    const dice = diceFrom(5);
    for (const one of people) playSeat(one, { answer: (question) => randomAnswerFrom(question, dice) });
    await until(ann, () => ann.state.table?.info.phase === 'over');
    const id = ann.state.table?.info.game?.id ?? '';
    const headers = { authorization: `Bearer ${ANN}` };
    for (const game of [FINISHED, id]) {
      const record = (await (await server.get(`/api/games/${game}`, { headers })).json()) as RecordFile;
      expect(record).toMatchObject({ game: 'bang', rules: 'dustup/bang', seat: 0 });
      expect(record.steps.length).toBeGreaterThan(30);
    }
    const { games } = (await (await server.get('/api/games', { headers })).json()) as { games: unknown[] };
    expect(games).toMatchObject([{ game: 'bang' }, { game: 'bang' }]);
    for (const one of people) one.close();
  });
});
