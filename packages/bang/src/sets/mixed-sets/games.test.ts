import { describe, expect, it } from 'vitest';
import { manyGames } from '@dustup/testkit';

/** Each game draws its sets and options among those that are declared. `npm run games` plays more of them. */
describe('3,000 random games of drawn mixes', () => {
  it('end, hold the invariants, play every card and use every ability', { timeout: 1_200_000 }, () => {
    const played = manyGames({ players: [3, 4, 5, 6, 7, 8], games: 3000, seed: 'mix' });
    expect(played).toEqual({ unplayed: [], unused: [] });
  });
});
