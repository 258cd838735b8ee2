import { declaredSets } from '@dustup/bang';
import { manyGames, randomGames } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

/** Nobody turns up the last of ten show cards in a game of drawn mixes: the set's own games do, with a shorter pile. */
const LAST_SHOW_CARD = 'wild-west-show';

/** Each game draws its sets and options among those that are declared. `npm run games` plays more of them. */
describe('Random games of drawn mixes, up to 3,000', () => {
  it('end, hold the invariants, play every card and use every ability', () => {
    const isWanted = (slug: string) => slug !== LAST_SHOW_CARD;
    expect(manyGames({ players: [3, 4, 5, 6, 7, 8], games: 3000, seed: 'mix', isWanted })).toEqual({
      unplayed: [],
      unused: [],
    });
  });
});

/** `npm run games -- --pairs` plays thousands of each. */
describe('Each pair of sets', () => {
  const others = declaredSets().filter((set) => set !== 'base');
  const pairs = others.flatMap((one, at) => others.slice(at + 1).map((other) => [one, other]));

  it('ends its games and holds the invariants', () => {
    for (const [at, pair] of pairs.entries()) {
      const { games } = randomGames({
        players: 4 + (at % 4),
        sets: ['base', ...pair],
        games: 2,
        seed: `pair ${pair.join(' ')}`,
      });
      expect(games).toBe(2);
    }
  });
});
