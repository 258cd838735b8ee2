import { diceFrom } from '@dustup/bots';
import { connect, playSeat, randomAnswerFrom } from '@dustup/protocol/client';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Postgres, startPostgres } from '../../testing/postgres.ts';
import { cleanUp, startTestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';

let postgres: Postgres;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterEach(cleanUp);
afterAll(() => postgres.remove());

const QUICK = { players: 4, pace: 'fast', clock: null } as const;
const LEASE = 60_000;

it('A server on PostgreSQL plays a game to its end, through restarts of itself and of PostgreSQL', async () => {
  const database = await postgres.newDatabase();
  const storage = new Map<string, string>();
  const kept = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  };
  const start = () => startTestServer({ database, node: 'north', messages: '100000' }, { lease: LEASE });
  const dice = diceFrom(3);
  const player = { answer: (question: Parameters<typeof randomAnswerFrom>[0]) => randomAnswerFrom(question, dice) };

  const first = await start();
  const ann = connect(first.socketUrl, { name: 'Ann', storage: kept });
  await ann.request({ t: 'create', house: QUICK });
  await ann.request({ t: 'start', fill: 'rule' });
  const stop = playSeat(ann, player);
  await until(ann, () => (ann.state.table?.game?.n ?? 0) >= 10);
  await postgres.end('SIGQUIT');
  await postgres.start();
  const n = ann.state.table?.game?.n ?? 0;
  await until(ann, () => (ann.state.table?.game?.n ?? 0) > n + 10);
  stop();
  const { code = '' } = ann.state.table?.info ?? {};
  await first.stop();
  const before = ann.state.table?.game;
  ann.close();

  const second = await start();
  const again = connect(second.socketUrl, { storage: kept });
  expect(await again.request({ t: 'enter', code })).toMatchObject({ t: 'done' });
  await until(again, () => again.state.table?.game != null);
  expect(again.state.table?.game?.n).toBeGreaterThanOrEqual(before?.n ?? 0);
  playSeat(again, player);
  await until(again, () => again.state.table?.info.phase === 'over');
  expect(await (await second.get('/readyz')).text()).toBe('ready\n');
  again.close();
});
