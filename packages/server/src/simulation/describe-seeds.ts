import { describe, expect, it } from 'vitest';
import { simulate } from './simulate.ts';

const APART = 50;

/** A part of the thousand seeds: in files of their own, so that every core has something to do. */
export function describeSeeds(first: number, last: number): void {
  describe('A server, its clients, their network and its disk', () => {
    for (let from = first; from <= last; from += APART) {
      const to = Math.min(last, from + APART - 1);
      it(`lose, leak and block nothing: seeds ${from} to ${to}`, () => {
        for (let seed = from; seed <= to; seed++) {
          const { broken } = simulate(seed);
          expect(broken, `npm run simulate:server -- --seed ${seed}`).toBeUndefined();
        }
      });
    }
  });
}
