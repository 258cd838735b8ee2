import { randomGames } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'dodge-city', 'high-noon', 'a-fistful-of-cards', 'wild-west-show', 'valley-of-shadows'];

/** The cards that proved the core, all at one table: whole games under the invariants, and each has had its say. */
describe('The hardest cards together', () => {
  it.each([4, 5, 6, 7])('play whole games of %i', (players) => {
    const happened = new Set<string>();
    randomGames({
      players,
      sets,
      games: 60,
      seed: 'the hardest cards',
      onEvent: ({ type, cards = [] }) => {
        happened.add(type);
        if (type === 'answered') for (const { card } of cards) happened.add(`answered ${card}`);
      },
    });
    expect([...happened]).toEqual(
      expect.arrayContaining([
        'repeated',
        'returned',
        'borrowed',
        'prevented',
        'unaffected',
        'answered saved',
        'answered escape',
        'answered dodge',
      ]),
    );
  });
});
