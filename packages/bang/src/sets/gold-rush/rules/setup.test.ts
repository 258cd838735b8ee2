import { bangRules, bookOf } from '@dustup/bang';
import { keyFromSeed, Position } from '@dustup/kernel';
import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'gold-rush'];

describe('Setting up Gold Rush', () => {
  const begun = Position.at(bangRules, bangRules.begin({ players: 5, sets }, keyFromSeed('gold')));

  it('[GOLD-SETUP-01] 24 cards of equipment lie in a pile of their own, three of them in a row for all to see', () => {
    const book = bookOf(sets);
    const equipment = book.faces.filter(({ deck }) => deck.slug === 'equipment');
    expect(equipment).toHaveLength(24);
    const view = begun.view(0);
    expect(view.zones['shop']?.cards).toHaveLength(3);
    expect(view.zones['equipmentPile']).toEqual({ count: 21, cards: null });
    expect(view.drawPileCount + view.seats.reduce((sum, { handCount }) => sum + handCount, 0)).toBe(80);
  });

  it.each([
    ['shot', 1, 3, 'brown'],
    ['bottle', 2, 3, 'brown'],
    ['pardner', 2, 3, 'brown'],
    ['rhum', 3, 2, 'brown'],
    ['union-pacific', 4, 1, 'brown'],
    ['gold-rush', 5, 1, 'brown'],
    ['calumet', 3, 1, 'black'],
    ['gun-belt', 2, 1, 'black'],
    ['horseshoe', 2, 1, 'black'],
    ['pickaxe', 4, 1, 'black'],
    ['wanted', 2, 3, 'black'],
    ['gold-pan', 3, 1, 'black'],
    ['boots', 3, 1, 'black'],
    ['lucky-charm', 3, 1, 'black'],
    ['rucksack', 3, 1, 'black'],
  ])('[GOLD-SETUP-01] %s costs %i, exists %i times and is %s', (slug, price, count, colour) => {
    const copies = bookOf(sets).faces.filter(({ card }) => card.slug === slug);
    expect(copies).toHaveLength(count);
    for (const { card, sign } of copies) expect([card.price, card.colour, sign]).toEqual([price, colour, null]);
  });

  it('[GOLD-SETUP-02] nobody has a nugget or equipment, and 30 nuggets lie in the heap', () => {
    for (const { tokens, zones } of begun.view(null).seats)
      expect([tokens, zones['equipment']?.count ?? 0]).toEqual([{}, 0]);
    expect(bookOf(sets).tokens.get('nugget')?.supply).toBe(30);
  });

  it('[GOLD-SETUP-03] eight characters of four life points join the others', () => {
    const { characters } = bookOf(['gold-rush']);
    expect([...characters.keys()].sort()).toEqual([
      'don-bell',
      'dutch-will',
      'jacky-murieta',
      'josh-mccloud',
      'madam-yto',
      'pretty-luzena',
      'raddie-snake',
      'simeon-picos',
    ]);
    for (const { life } of characters.values()) expect(life).toBe(4);
    expect(bookOf(sets).characters.size).toBe(24);
  });

  it('adds to the base game and is nothing without it', () => {
    expect(() => bangRules.begin({ players: 5, sets: ['gold-rush'] }, keyFromSeed('gold'))).toThrow(/needsBaseSet/);
  });

  it('[GOLD-NUG-05] everybody sees everybody’s nuggets', () => {
    const { Ann, Ben } = table({ Ann: { tokens: { nugget: 3 }, hand: ['Beer'] }, Ben: {} }, { sets });
    expect(Ben.view.seats[Ann.seat]?.tokens).toEqual({ nugget: 3 });
  });
});
