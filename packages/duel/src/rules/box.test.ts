import { describe, expect, it } from 'vitest';
import { BOX } from '../box.ts';
import { charactersOf } from '../setup.ts';
import { SIDES, type Side } from '../state.ts';
import { SYMBOLS } from '../symbols.ts';

function copiesOf(name: string): string {
  return SIDES.map((side) => BOX.faces.filter(({ card, back }) => card.name === name && back === side).length).join(
    '/',
  );
}

/** Names by what a card is. */
function those(fits: (card: (typeof BOX.faces)[number]['card']) => boolean): string {
  return [...BOX.cards.values()]
    .filter(fits)
    .map(({ name }) => name)
    .sort()
    .join(', ');
}

describe('The box', () => {
  it('[DUEL-COMP-01] holds 80 cards in two decks of 40, and 12 characters for each side', () => {
    for (const side of SIDES) {
      expect(BOX.faces.filter(({ back }) => back === side)).toHaveLength(40);
      expect(charactersOf(BOX, side)).toHaveLength(12);
    }
  });

  it('has traits of one shape: every field in the same order, said or not', () => {
    const shapesOf = (all: ReadonlyMap<string, { readonly traits: object }>) =>
      new Set([...all.values()].map(({ traits }) => Object.keys(traits).join(' ')));
    expect(shapesOf(BOX.cards)).toHaveProperty('size', 1);
    expect(shapesOf(BOX.characters)).toHaveProperty('size', 1);
  });

  const COPIES =
    'Bank 1/0, Barrel 1/1, Beer 0/1, Carbine 2/1, Clock 0/2, Colt 1/5, Derringer 4/0, Duel 1/1, Dynamite 0/1, Fanning 2/0, Gatling 1/0, General Store 1/1, Gun belt 1/1, Hat 1/1, Indians! 1/1, Knife 0/3, Missed! 5/7, Peacemaker 2/0, Rattlesnake 0/1, Remington 0/2, Return fire 1/0, Schoolmarm 2/0, Schofield 0/2, Scope 1/1, Shotgun 2/2, Stampede 1/0, Stealing 0/4, Strong Ale 1/0, Wagon 2/1, Winchester 2/0';

  it.each(COPIES.split(', ').map((text) => [text]))('[DUEL-COMP-02] %s', (text) => {
    const [, name = '', copies] = /^(.*) (\d\/\d)$/.exec(text) ?? [];
    expect(copiesOf(name)).toBe(copies);
  });

  it('[DUEL-COMP-03-Q] Water 4/1', () => {
    expect(copiesOf('Water')).toBe('4/1');
  });

  it('[DUEL-COMP-04] three kinds of cards', () => {
    expect([...new Set(BOX.faces.map(({ card }) => card.colour))].sort()).toEqual(['blue', 'brown', 'red']);
  });

  it('[DUEL-COMP-05-Q] which cards are red, brown and blue, which hit and which avoid', () => {
    expect(those(({ colour }) => colour === 'red')).toBe(
      'Carbine, Colt, Fanning, Peacemaker, Remington, Schofield, Shotgun, Winchester',
    );
    expect(those(({ colour, isHit }) => colour === 'brown' && isHit)).toBe('Derringer, Gatling, Knife');
    expect(those(({ colour, isAvoid }) => colour === 'brown' && isAvoid)).toBe('Missed!, Return fire');
    expect(those(({ colour, isHit, isAvoid }) => colour === 'brown' && !isHit && !isAvoid)).toBe(
      'Beer, Duel, General Store, Indians!, Schoolmarm, Stealing, Strong Ale, Wagon, Water',
    );
    expect(those(({ colour }) => colour === 'blue')).toBe(
      'Bank, Barrel, Clock, Dynamite, Gun belt, Hat, Rattlesnake, Scope, Stampede',
    );
    expect(those(({ isAlways }) => isAlways)).toBe('Dynamite, Rattlesnake, Stampede');
    expect(those(({ isReload }) => isReload)).toBe('Clock, Scope, Stampede, Water');
  });

  it('[DUEL-COMP-06][DUEL-DATA-02-Q] the shares of the symbols, in each deck', () => {
    const shares = (back: Side) =>
      SYMBOLS.map((symbol) => BOX.faces.filter((face) => face.back === back && face.symbol === symbol).length);
    expect([shares('law'), shares('outlaws')]).toEqual([
      [10, 10, 5, 15],
      [10, 10, 5, 15],
    ]);
  });

  it('[DUEL-DATA-01-Q] life as printed', () => {
    const having = (life: number) =>
      [...BOX.characters.values()].flatMap((one) => (one.life === life && one.slug !== 'nobody' ? [one.name] : []));
    expect(having(5).sort()).toEqual(['Bill Tightman', 'Bull Anderson', 'Dalon Ranger', 'Pat Garret', 'Wild Bill']);
    expect(having(3).sort()).toEqual(['Dalton Bros', 'Jango', 'Pearl Hat']);
    expect(having(4)).toHaveLength(16);
  });

  it('[DUEL-DATA-02-Q] the four symbols that are assumed', () => {
    const symbols = (name: string) =>
      BOX.faces.flatMap(({ card, back, symbol }) => (card.name === name && back === 'law' ? [symbol] : [])).sort();
    expect(symbols('Water')).toEqual(['barrel', 'snake', 'snake', 'snake']);
    expect(symbols('Schoolmarm')).toEqual(['barrel', 'horseshoe']);
  });
});
