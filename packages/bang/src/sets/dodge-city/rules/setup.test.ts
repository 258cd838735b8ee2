import { bangRules, bookOf } from '@dustup/bang';
import { keyFromSeed, Position } from '@dustup/kernel';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'dodge-city'];

describe('Setting up with Dodge City', () => {
  it('[DODGE-SETUP-01] adds 40 cards to the 80 and 15 characters to the 16', () => {
    const both = bookOf(sets);
    expect(bookOf(['dodge-city']).faces).toHaveLength(40);
    expect(both.faces).toHaveLength(120);
    expect(both.characters.size).toBe(31);
  });

  it('[DODGE-SETUP-01] prints every sign from 5 to the ace once in each suit', () => {
    const signs = bookOf(['dodge-city']).faces.map(({ signText }) => signText);
    const ranks = ['5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
    expect(signs.toSorted()).toEqual(
      ['♠', '♥', '♦', '♣'].flatMap((suit) => ranks.map((rank) => `${rank}${suit}`)).toSorted(),
    );
  });

  it('[DODGE-SETUP-01] deals characters of both sets, and shuffles all the cards together', () => {
    const met = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const { state } = Position.begin(bangRules, { players: 7, sets }, keyFromSeed(`dodge ${i}`));
      const { drawPile, discardPile, lookedAt } = state;
      for (const { character } of state.seats) met.add(character);
      const dealt = state.seats.flatMap(({ hand, inPlay }) => [...hand, ...inPlay]).length;
      expect(drawPile.length + discardPile.length + lookedAt.length + dealt).toBe(120);
    }
    expect(met.size).toBe(31);
  });

  it('[DODGE-SETUP-02] gives three bullets to five of them and four to the others', () => {
    const { characters } = bookOf(['dodge-city']);
    const three = [...characters.values()].filter(({ life }) => life === 3).map(({ name }) => name);
    expect(three.toSorted()).toEqual(['Apache Kid', 'Elena Fuente', 'Pixie Pete', 'Sean Mallory', 'Vera Custer']);
    expect([...characters.values()].filter(({ life }) => life === 4)).toHaveLength(10);
  });

  it('is refused without the base game', () => {
    expect(() => bangRules.begin({ players: 5, sets: ['dodge-city'] }, keyFromSeed('alone'))).toThrow(/needsBaseSet/);
  });

  it.each([2, 9])('is refused for %i', (players) => {
    const begin = () => bangRules.begin({ players, sets }, keyFromSeed('too few, too many'));
    expect(begin).toThrow(JSON.stringify({ players, least: 3, most: 8 }));
  });
});
