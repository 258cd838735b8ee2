import { applyPatch, arePartsPledged, promiseOf, type RecordFile, sealedFacts } from '@dustup/protocol';
import { connect, type Connection, playSeat, randomAnswerFrom } from '@dustup/protocol/client';
import { diceFrom, GAMES } from '@dustup/bots';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanUp, newFolder, startTestServer, type TestServer } from '../testing/test-server.ts';
import { until } from '../testing/until.ts';
import { sha256 } from '../powers.ts';
import { openMemoryLog } from '../log/memory-log.ts';
import { openSqliteLog } from '../log/sqlite-log.ts';
import { Library } from './library.ts';
import { signingWith } from './signing.ts';

let server: TestServer;
let ann: Guest;
let ben: Guest;
let gameId: string;

type Guest = { readonly connection: Connection; readonly token: () => string };

function guest(name: string): Guest {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const connection = connect(server.socketUrl, { name, storage });
  return { connection, token: () => /"token":"([^"]+)"/.exec([...kept.values()].join(''))?.[1] ?? '' };
}

/** Ann and Ben sit down with bots and play to the end, anyhow. */
async function playGame(openHands: boolean): Promise<string> {
  const house = { players: 4, pace: 'fast' as const, clock: null, pokerFace: false, openHands };
  expect(await ann.connection.request({ t: 'create', house })).toMatchObject({ t: 'done' });
  await until(ann.connection, () => ann.connection.state.table !== null);
  const code = ann.connection.state.table?.info.code ?? '';
  expect(await ben.connection.request({ t: 'enter', code })).toMatchObject({ t: 'done' });
  expect(await ben.connection.request({ t: 'sit' })).toMatchObject({ t: 'done' });
  expect(await ann.connection.request({ t: 'start', fill: 'rule' })).toMatchObject({ t: 'done' });
  const dice = diceFrom(7);
  const stops = [ann, ben].map(({ connection }) =>
    playSeat(connection, { answer: (question) => randomAnswerFrom(question, dice) }),
  );
  await until(ann.connection, () => ann.connection.state.table?.info.phase === 'over');
  for (const stop of stops) stop();
  return ann.connection.state.table?.info.game?.id ?? '';
}

function asked(who: Guest | null, path: string, method = 'GET'): Promise<Response> {
  return server.get(path, { method, headers: who === null ? {} : { authorization: `Bearer ${who.token()}` } });
}

beforeAll(async () => {
  server = await startTestServer({ messages: '100000', data: newFolder() });
  [ann, ben] = [guest('Ann'), guest('Ben')];
  gameId = await playGame(false);
});

afterAll(async () => {
  ann.connection.close();
  ben.connection.close();
  await cleanUp();
});

describe('Records', () => {
  it('are listed for those who played, and for nobody else', async () => {
    const { games } = (await (await asked(ann, '/api/games')).json()) as { games: unknown[] };
    expect(games).toEqual([
      {
        id: gameId,
        game: 'bang',
        endedAt: expect.any(Number),
        players: ['Ann', 'Ben', expect.any(String), expect.any(String)],
        seat: 0,
        role: expect.any(String),
        character: expect.any(String),
        sets: ['base'],
        outcome: expect.objectContaining({ side: expect.any(String) }),
      },
    ]);
    const stranger = guest('Cleo');
    await until(stranger.connection, () => stranger.connection.state.me !== null);
    expect(await (await asked(stranger, '/api/games')).json()).toEqual({ games: [] });
    stranger.connection.close();
    expect((await asked(null, '/api/games')).status).toBe(401);
    expect((await server.get('/api/games', { headers: { authorization: 'Bearer nonsense' } })).status).toBe(401);
  });

  it('show everything to those who sat there, and open the commitment', async () => {
    const record = (await (await asked(ben, `/api/games/${gameId}`)).json()) as RecordFile;
    expect(record).toMatchObject({ format: 'dustup server record 1', id: gameId, seat: 1 });
    const { seed } = record;
    if (seed === null) throw new Error('no seed');
    expect(promiseOf(seed, sha256)).toBe(record.commitment);
    // both clients have added to it
    expect(seed.parts?.map((part) => part !== null)).toEqual(seed.pledges?.map((_, seat) => seat < 2));
    expect(arePartsPledged(seed, sha256)).toBe(true);
    let table: unknown = record.first.table;
    for (const step of record.steps) if (step.table !== undefined) table = applyPatch(table as never, step.table);
    expect(table).toEqual(JSON.parse(JSON.stringify(ann.connection.state.table?.game?.table)));
    expect(record.steps.every(({ answers }) => (answers?.length ?? 0) > 0)).toBe(true);
  });

  it('are signed with the key that anybody can ask for, the same after a restart', async () => {
    const { key } = (await (await asked(null, '/api/key')).json()) as { key: string };
    const { seal, ...record } = (await (await asked(ann, `/api/games/${gameId}`)).json()) as RecordFile;
    expect(seal).toEqual({ ...sealedFacts(record, sha256), key, signature: expect.stringMatching(/^[\da-f]{128}$/) });
    const log = openMemoryLog();
    const signing = await signingWith(log);
    expect((await signingWith(log)).key).toBe(signing.key);
    expect(signing.key).not.toBe(key);
  });

  it('show others no more than a spectator saw', async () => {
    const text = await (await asked(null, `/api/games/${gameId}`)).text();
    const record = JSON.parse(text) as RecordFile;
    expect(record).toMatchObject({ seat: null, seed: null, first: { own: null } });
    expect(record.steps.some(({ answers, own }) => answers !== null || own !== undefined)).toBe(false);
    const hidden = [record.events, ...record.steps.map(({ events }) => events)]
      .flat()
      .filter((event) => 'seenBy' in event);
    expect(hidden).toEqual([]);
    const whole = (await (await asked(ann, `/api/games/${gameId}`)).json()) as RecordFile;
    for (const secret of [whole.seed?.key ?? '?', whole.seed?.salt ?? '?']) expect(text).not.toContain(secret);
  });

  it('of a game that is being played are shown to nobody, and of none to nobody', async () => {
    const other = guest('Dan');
    expect(await other.connection.request({ t: 'create', house: { players: 4, clock: null } })).toMatchObject({
      t: 'done',
    });
    expect(await other.connection.request({ t: 'start', fill: 'rule' })).toMatchObject({ t: 'done' });
    await until(other.connection, () => other.connection.state.table?.game != null);
    const id = other.connection.state.table?.info.game?.id ?? '';
    expect((await asked(other, `/api/games/${id}`)).status).toBe(404);
    expect(await (await asked(other, '/api/games')).json()).toEqual({ games: [] });
    expect((await asked(other, '/api/games/nothing')).status).toBe(404);
    other.connection.close();
  });

  it('are deleted for one player without the other losing his, and altogether with the last', async () => {
    const path = `/api/games/${gameId}`;
    expect((await asked(ann, path, 'DELETE')).status).toBe(409); // the table is open still
    for (const { connection } of [ann, ben]) await connection.request({ t: 'leave' });
    await server.stop();
    // the table is idle: closed by hand here, as the core does it after a while
    const log = await openSqliteLog(server.folder);
    await log.write({ entries: [], facts: [{ kind: 'table', id: gameId, body: null }] });
    const library = new Library(log, GAMES);
    const [annId = '', benId = ''] =
      (await library.listing(gameId))?.players.flatMap(({ guest: one }) => one ?? []) ?? [];
    expect(await library.deleteFor(gameId, 'nobody')).toBe('none');
    expect(await library.deleteAllFor(annId)).toEqual({ deleted: 1, open: 0 });
    expect(await library.listFor(annId)).toEqual([]);
    expect(await library.recordFor(gameId, annId)).toMatchObject({ seat: null, seed: null });
    const mine = await library.recordFor(gameId, benId);
    expect(mine).toHaveProperty('players.0.name', '');
    expect(mine).toHaveProperty('players.1.name', 'Ben');
    expect(await library.purge(Date.now() - 60_000)).toBe(0);
    expect(await library.deleteFor(gameId, benId)).toBe('deleted');
    expect([await log.table(gameId), await log.facts('mine', { prefix: benId })]).toEqual([undefined, []]);
    expect(await library.recordFor(gameId, benId)).toBeUndefined();
    await log.close();
  });
});
