import { randomGames } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

/** Armed & Dangerous beside the sets that are there, under all invariants. */
const MIXES = [
  ['base', 'armed-and-dangerous'],
  ['base', 'armed-and-dangerous', 'dodge-city'],
  ['base', 'armed-and-dangerous', 'dodge-city', 'stick-of-dynamite', 'high-noon', 'a-fistful-of-cards'],
  ['base', 'armed-and-dangerous', 'wild-west-show', 'valley-of-shadows'],
];

describe('Random games with Armed & Dangerous', () => {
  it.each([4, 5, 6, 7])('of %i end and hold the invariants', { timeout: 600_000 }, (players) => {
    for (const sets of MIXES) {
      const { games } = randomGames({ players, sets, games: 12, seed: `armed ${players}` });
      expect(games).toBe(12);
    }
  });
});
