import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DiskHealth } from './disk-health.ts';
import { openMemoryLog } from './log/memory-log.ts';
import { LogProblem, type ProblemKind } from './log/problem.ts';
import { makeLogger } from './logger.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const FULL = new LogProblem('full', 'The disk is full.');
const TURN = 1000;

/** A disk that fails as the test says, and counts what it was asked for. */
function setUp() {
  const disk = openMemoryLog();
  const state: { fails: ProblemKind | null; writes: number } = { fails: null, writes: 0 };
  const [lines, fatal]: [string[], unknown[]] = [[], []];
  const health = new DiskHealth({
    log: {
      ...disk,
      write: (write) => {
        state.writes += 1;
        return state.fails === null ? disk.write(write) : Promise.reject(new LogProblem(state.fails, 'It fails.'));
      },
    },
    logger: makeLogger(
      { logLevel: 'info', logFormat: 'json', node: null },
      { write: (text) => lines.push(text), isTerminal: false },
    ),
    onFatal: (error) => fatal.push(error),
    probeEvery: TURN,
  });
  return { health, disk, state, lines, fatal };
}

describe('A disk in trouble', () => {
  it('is looked at now and then until there is room, and no longer', async () => {
    const { health, disk, state, lines, fatal } = setUp();
    state.fails = 'full';
    expect(health.failed(FULL)).toBe(true);
    await vi.advanceTimersByTimeAsync(3 * TURN);
    expect([health.problem?.kind, state.writes]).toEqual(['full', 3]);
    state.fails = null;
    await vi.advanceTimersByTimeAsync(TURN);
    expect(health.problem).toBeUndefined();
    await vi.advanceTimersByTimeAsync(10 * TURN);
    expect([state.writes, fatal]).toEqual([4, []]);
    expect(await disk.facts('server')).toEqual([]);
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
      'The disk is full.',
      'The disk takes what is written again',
    ]);
  });

  it('is not looked at when something was written meanwhile, or when all is well', async () => {
    const { health, state } = setUp();
    health.worked();
    health.failed(new LogProblem('repeated', 'It was there before.'));
    await vi.advanceTimersByTimeAsync(10 * TURN);
    expect([health.problem, state.writes]).toEqual([undefined, 0]);
    health.failed(FULL);
    health.worked();
    await vi.advanceTimersByTimeAsync(10 * TURN);
    expect([health.problem, state.writes]).toEqual([undefined, 0]);
  });

  it('is given up when it turns out to be broken, but not when it was closed', async () => {
    for (const [kind, told] of [
      ['disk', 1],
      ['closed', 0],
    ] as const) {
      const { health, state, fatal } = setUp();
      health.failed(FULL);
      state.fails = kind;
      await vi.advanceTimersByTimeAsync(10 * TURN);
      expect([kind, fatal.length, state.writes]).toEqual([kind, told, 1]);
    }
  });

  it('is left alone by a server that stops', async () => {
    const { health, state } = setUp();
    health.failed(FULL);
    health.stop();
    await vi.advanceTimersByTimeAsync(10 * TURN);
    expect(state.writes).toBe(0);
  });
});
