import { randomDuels } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { BOX } from '../box.ts';

describe('Random Duels', () => {
  it('end, and every card and character is played', () => {
    const played = new Set<string>();
    const note = (detail: unknown) => {
      if (typeof detail === 'object' && detail !== null)
        for (const word of Object.values(detail)) if (typeof word === 'string') played.add(word);
    };
    const { decisions } = randomDuels({
      games: 60,
      seed: 'random duels',
      onEvent: ({ detail, cards = [] }) => {
        note(detail);
        for (const { card } of cards) played.add(card);
      },
    });
    expect(decisions).toBeGreaterThan(1000);
    for (const slug of BOX.cards.keys()) expect(played, slug).toContain(slug);
    for (const slug of BOX.characters.keys()) if (slug !== 'nobody') expect(played, slug).toContain(slug);
  });

  it.each([5, 6])('end with %i characters each', (characters) => {
    expect(randomDuels({ games: 6, seed: `longer ${characters}`, setup: { characters } }).decisions).toBeGreaterThan(0);
  });
});
