import { describe, expect, it } from 'vitest';
import { PLANTED_BUGS } from './planted-bugs.ts';
import { simulate, type Simulated } from './simulate.ts';
import type { Invariant } from './violation.ts';

/** By which broken promise each planted bug is found. */
const FOUND_BY: { readonly [bug: string]: Invariant } = {
  'missing-sync': 'lost',
  'unsynced-restart': 'lost',
  'early-acknowledgement': 'seenBeforeSaved',
  'swallowed-failure': 'seenBeforeSaved',
  'lost-timer': 'stuck',
  'forgotten-duplicates': 'refusedButDone',
  'older-connection-plays': 'twoHands',
  'unnoticed-gap': 'wrongFrame',
  'mixed-up-seats': 'leak',
  'clock-runs-on': 'clockNotRefunded',
  'forgotten-guests': 'lockedOut',
};

/** The rarest bug is found by one seed in 65. */
const MOST_SEEDS = 600;

describe('The simulation finds', () => {
  it.each(Object.entries(PLANTED_BUGS))('a planted bug: %s', (name, plant) => {
    const found = firstFinding(plant, FOUND_BY[name]);
    expect(found?.broken?.invariant).toBe(FOUND_BY[name]);
    console.log(`${name}: found by seed ${found?.seed}, ${found?.broken?.problem.slice(0, 100)}`);
  });
});

function firstFinding(plant: Parameters<typeof simulate>[1], by: Invariant | undefined): Simulated | undefined {
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    const end = simulate(seed, plant);
    if (end.broken?.invariant === by) return end;
  }
  return undefined;
}
