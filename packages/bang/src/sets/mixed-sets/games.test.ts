import { describe, expect, it } from 'vitest';
import { manyGames } from '@dustup/testkit';

/** Nobody turns up the last of ten show cards in a game of drawn mixes: the set's own games do, with a shorter pile. */
const LAST_SHOW_CARD = 'wild-west-show';

/** Each game draws its sets and options among those that are declared. `npm run games` plays more of them. */
describe('3,000 random games of drawn mixes', () => {
  it('end, hold the invariants, play every card and use every ability', { timeout: 1_200_000 }, () => {
    const { unplayed, unused } = manyGames({ players: [3, 4, 5, 6, 7, 8], games: 3000, seed: 'mix' });
    expect(unplayed.filter((slug) => slug !== LAST_SHOW_CARD)).toEqual([]);
    expect(unused).toEqual([]);
  });
});
