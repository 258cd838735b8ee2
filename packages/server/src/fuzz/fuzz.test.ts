import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { REQUEST_TYPES } from '@dustup/protocol';
import { describe, expect, it } from 'vitest';
import type { Limits } from '../core/index.ts';
import { HOSTILE_TYPES } from './hostile.ts';
import { isPlaying, Siege } from './siege.ts';

const MESSAGES = 100_000;
const MEGABYTE = 2 ** 20;

/** Without limits whoever asks gets: only what would fill any memory in the end is still counted. */
const NO_LIMITS: Partial<Limits> = {
  messages: 10 ** 9,
  connectionsPerAddress: 10 ** 9,
  connectionsPerGuest: 10 ** 9,
  tablesPerGuest: 10 ** 9,
  gamesPerHour: 10 ** 9,
  changesPerHour: 10 ** 9,
  tablesInAll: 40,
  idleTable: 60_000,
};

describe('100,000 broken and hostile messages', () => {
  it('are of every kind that there is', () => {
    expect(HOSTILE_TYPES.toSorted()).toEqual(REQUEST_TYPES.toSorted());
  });

  it.each([
    ['with the usual limits', { idleTable: 60_000 }],
    ['without limits', NO_LIMITS],
  ])('hurt nobody, %s', (_, limits) => {
    const siege = new Siege(1, limits);
    siege.endure(MESSAGES / 4);
    const before = { heap: heapUsed(), ...siege.arena.core.figures() };
    siege.endure((MESSAGES / 4) * 3);
    const after = { heap: heapUsed(), ...siege.arena.core.figures() };
    expect(siege.arena.problems).toEqual([]);
    expect(siege.wrongs).toEqual([]);
    expect(siege.ended).toBeGreaterThan(4);
    expect(after.heap - before.heap).toBeLessThan(8 * MEGABYTE);
    siege.playOut();
    expect(siege.honest.filter(isPlaying)).toEqual([]);
    siege.lift();
    expect(siege.arena.core.figures()).toMatchObject({
      connections: siege.honest.length,
      tables: 2,
      games: 0,
      waiting: 0,
    });
  });
});

/** After everything that is garbage has gone. */
function heapUsed(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
  return process.memoryUsage().heapUsed;
}
