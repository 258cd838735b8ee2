import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { LogProblem } from '../log/problem.ts';
import { rowsOf } from '../log/stored.ts';
import { MemoryDatabase } from './memory-database.ts';
import { NewsDesk } from './news.ts';

it('Whoever keeps up with a club is told when that fails', async () => {
  const refused = new LogProblem('locked', 'somebody has cancelled the question');
  const failed = Promise.withResolvers<unknown>();
  const desk = new NewsDesk(
    { ask: () => Promise.reject(refused) },
    { echo: () => undefined, lives: () => undefined, tell: async () => undefined, failed: failed.resolve },
  );
  desk.heard('guest', 'ann');
  expect(await failed.promise).toBe(refused);
});

it('What was written together is looked up together: nobody knows a new guest and not yet where they sit', async () => {
  const looked: unknown[] = [];
  const desk = new NewsDesk(
    {
      ask: async (name, ask) => {
        if (name === 'look') looked.push(ask);
        return new MemoryDatabase(() => 0).do(name, ask);
      },
    },
    {
      echo: () => undefined,
      lives: () => undefined,
      tell: async () => undefined,
      failed: (error) => looked.push(error),
    },
  );
  desk.heard('guest', 'ann');
  desk.heard('table', 't1');
  await setImmediate();
  expect(looked).toEqual([{ ids: ['ann', 't1'] }]);
});

it('Whoever has to know all there is does not take another node’s echo for its own', async () => {
  const late = Promise.withResolvers<void>();
  const told: string[] = [];
  const desk = new NewsDesk(
    {
      ask: async (name, ask) => {
        const found = new MemoryDatabase(() => 0).do(name, ask);
        await late.promise;
        return found;
      },
    },
    {
      echo: () => undefined,
      lives: () => undefined,
      tell: async ({ facts }) => void told.push(...facts.map(({ id }) => id)),
      failed: (error) => told.push(String(error)),
    },
  );
  desk.heard('echo', '7', false);
  desk.heard('guest', 'ben');
  await setImmediate();
  desk.heard('guest', 'ann'); // while Ben is looked up
  const abreast = desk.catchUp().then(() => expect(told).toContain('ann'));
  late.resolve();
  await setImmediate();
  desk.heard('echo', '1');
  await abreast;
});

describe('Two changes by one guest within a round trip', () => {
  const written = { north: 0, south: 0 };
  let database: MemoryDatabase;
  let desk: NewsDesk;
  let told: unknown[];
  /** What the database has found stays on its way until then. */
  let arrives: Promise<void>;

  beforeEach(() => {
    database = new MemoryDatabase(() => 0);
    told = [];
    arrives = Promise.resolve();
    for (const node of ['north', 'south'] as const) {
      written[node] = 0;
      database.do('enrol', { life: node, node, address: '', build: '1', lease: 1000 });
    }
    desk = new NewsDesk(
      {
        ask: async (name, ask) => {
          const found = database.do(name, ask);
          await arrives;
          return found;
        },
      },
      {
        echo: (number) => void database.do('echo', { life: 'north', number }),
        lives: () => undefined,
        tell: async ({ facts }) =>
          void told.push(...facts.flatMap(({ kind, body }) => (kind === 'guest' ? [body] : []))),
        failed: (error) => told.push(error),
      },
    );
    database.listeners.add((life, kind, id) => desk.heard(kind, id, life === 'north'));
  });

  function commit(node: 'north' | 'south', name: string): void {
    const rows = rowsOf({ entries: [], facts: [{ kind: 'guest', id: 'ann', body: name }] });
    const number = (written[node] += 1);
    database.do('append', { life: node, number, digest: name, writes: [{ ...rows, epochs: {}, requests: {} }] });
  }

  it('never show the older one: it is not told while the newer one is on its way', async () => {
    const first = desk.writing(['ann']);
    commit('north', 'Ann');
    const second = desk.writing(['ann']);
    first();
    await setImmediate();
    expect(told).toEqual([]);
    commit('north', 'Anna');
    second();
    await setImmediate();
    expect(new Set(told)).toEqual(new Set(['Anna']));
  });

  it('nor when the newer one is done while the older one was looked up', async () => {
    const late = Promise.withResolvers<void>();
    arrives = late.promise;
    commit('north', 'Ann');
    const written = desk.writing(['ann']);
    commit('north', 'Anna');
    written();
    late.resolve();
    await setImmediate();
    expect(new Set(told)).toEqual(new Set(['Anna']));
  });

  it('end with what another node has written last', async () => {
    const end = desk.writing(['ann']);
    commit('north', 'Ann');
    commit('south', 'Nan');
    await setImmediate();
    end();
    await setImmediate();
    expect(told.at(-1)).toBe('Nan');
  });

  it('keep whoever wants to know all there is waiting until they are done', async () => {
    const end = desk.writing(['ann']);
    commit('north', 'Ann');
    let isAbreast = false;
    const abreast = desk.catchUp().then(() => (isAbreast = true));
    await setImmediate();
    expect([told, isAbreast]).toEqual([[], false]);
    end();
    await abreast;
    expect(told).toContain('Ann');
  });
});
