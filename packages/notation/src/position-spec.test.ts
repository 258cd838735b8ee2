import { bookOf, type CardId, signText, type State } from '@dustup/bang';
import { describe, expect, it } from 'vitest';
import { NotationError } from './notation-error.ts';
import type { PositionSpec, SeatSpec } from './position-spec.ts';
import { stateFrom } from './state-from.ts';

const ANN: SeatSpec = { name: 'Ann' };
const BEN: SeatSpec = { name: 'Ben' };

function position(ann: Partial<SeatSpec>, more: Partial<PositionSpec> = {}): State {
  return stateFrom({ sets: ['base'], seats: [{ ...ANN, ...ann }, BEN], ...more });
}

function seats(...names: readonly string[]): SeatSpec[] {
  return names.map((name) => ({ name }));
}

function texts({ sets, faces }: State, cards: readonly CardId[]): string[] {
  const book = bookOf(sets);
  return cards.map((card) => {
    const face = book.faces[faces[card] ?? -1];
    return face === undefined ? 'none' : `${face.card.name} ${signText(face.sign)}`;
  });
}

describe('A position', () => {
  it('puts every card where it is said to be, and the rest into the pile', () => {
    const state = position(
      { hand: ['BANG! 2♦', 'Beer'], inPlay: ['Barrel Q♠'] },
      { deck: ['Beer 10♥', '2♥'], discard: ['Gatling', 'Duel J♠'] },
    );
    const [ann] = state.seats;
    expect(texts(state, ann?.hand ?? [])).toEqual(['BANG! 2♦', 'Beer 6♥']);
    expect(texts(state, ann?.inPlay ?? [])).toEqual(['Barrel Q♠']);
    expect(texts(state, state.drawPile.slice(-2))).toEqual(['Dynamite 2♥', 'Beer 10♥']);
    expect(texts(state, state.discardPile)).toEqual(['Duel J♠', 'Gatling 10♥']);
    expect(state.drawPile).toHaveLength(80 - 5);
    expect(state.box).toEqual([]);
    expect(new Set(state.faces).size).toBe(80);
  });

  it('keeps a copy that is named in full for whoever names it', () => {
    const state = position({ hand: ['BANG!'] }, { discard: ['BANG! A♠'] });
    expect(texts(state, state.seats[0]?.hand ?? [])).toEqual(['BANG! 2♦']);
  });

  it('lets a mere sign take a card that nobody asks for by name', () => {
    const state = position({ hand: ['Gatling'] }, { deck: ['10♥'] });
    expect(texts(state, state.drawPile.slice(-1))).toEqual(['Beer 10♥']);
  });

  it('with an exact deck leaves the rest in the box', () => {
    const state = position({ hand: ['Beer'] }, { deck: ['BANG!'], isDeckExact: true });
    expect(state.drawPile).toHaveLength(1);
    expect(state.box).toHaveLength(78);
  });

  it('of the beginners’ game leaves the book cards in the box', () => {
    const state = position({}, { options: ['beginners'] });
    expect(texts(state, state.box)).toContain('Dynamite 2♥');
    expect(state.drawPile.length + state.box.length).toBe(80);
  });

  it('deals ids that tell nothing, by its seed', () => {
    expect(position({}).faces).toEqual(position({}).faces);
    expect(position({}, { seed: 'another' }).faces).not.toEqual(position({}).faces);
    expect(position({}).faces).not.toEqual(position({}).faces.toSorted((a, b) => a - b));
  });

  it('fills in roles that fit, whoever has one already', () => {
    const roles = (...seats: readonly SeatSpec[]) => stateFrom({ sets: ['base'], seats }).seats.map(({ role }) => role);
    expect(roles(...seats('A', 'B', 'C', 'D', 'E'))).toEqual(['sheriff', 'outlaw', 'outlaw', 'renegade', 'deputy']);
    expect(roles(ANN, { ...BEN, role: 'sheriff' }, ...seats('C', 'D'))).toEqual([
      'outlaw',
      'sheriff',
      'outlaw',
      'renegade',
    ]);
    expect(roles({ ...ANN, role: 'deputy' }, { ...BEN, role: 'deputy' })).toEqual(['deputy', 'deputy']);
  });

  it('seats somebody without an ability where no character is named', () => {
    const { seats, sets } = position({});
    expect(sets).toEqual(['base', 'blank']);
    expect(seats.map(({ life, maxLife }) => [life, maxLife])).toEqual([
      [5, 5],
      [4, 4],
    ]);
    expect(new Set(seats.map(({ character }) => character)).size).toBe(2);
  });

  it('without such a seat keeps to its sets', () => {
    const named = [
      { ...ANN, character: 'Slab the Killer' },
      { ...BEN, character: 'paul-regret', life: 2 },
    ];
    const state = stateFrom({ sets: ['base'], seats: named });
    expect(state.sets).toEqual(['base']);
    expect(state.seats.map(({ character, life, maxLife }) => [character, life, maxLife])).toEqual([
      ['slab-the-killer', 5, 5],
      ['paul-regret', 2, 3],
    ]);
  });

  it('shows the Sheriff’s role and those of the dead', () => {
    const out: SeatSpec = { name: 'Cleo', presence: 'out' };
    const state = stateFrom({ sets: ['base'], seats: [ANN, BEN, out] });
    expect(state.seats.map(({ isRoleShown, life }) => [isRoleShown, life])).toEqual([
      [true, 5],
      [false, 4],
      [true, 0],
    ]);
  });

  it('says whose turn it is and how far', () => {
    const { turn } = position({}, { turn: { seat: 'Ben', phase: 'draw', bangsPlayed: 1, number: 7 } });
    expect(turn).toMatchObject({ seat: 1, phase: 'draw', bangsPlayed: 1, number: 7 });
    expect(position({}).turn).toMatchObject({ seat: 0, phase: 'play', number: 1 });
  });
});

describe('A position that cannot be', () => {
  it.each<[string, Partial<SeatSpec>, Partial<PositionSpec>, string]>([
    ['misspells a card', { hand: ['Barel'] }, {}, "no card 'Barel': did you mean 'Barrel'?"],
    ['names a sign that a card has not', { hand: ['Scope 2♦'] }, {}, "no card 'Scope 2♦': Scope comes as A♠"],
    ['names an empty card', { hand: [' '] }, {}, 'a card is missing here'],
    [
      'names a card too often',
      { hand: ['Scope', 'Scope'] },
      {},
      "'Scope' is named too often: there is only one (Scope A♠)",
    ],
    [
      'names a sign too often',
      { hand: ['Dynamite'] },
      { deck: ['2♥'] },
      "'Dynamite' is named too often: there is only one (Dynamite 2♥)",
    ],
    ['misspells a character', { character: 'Slab the Kiler' }, {}, "did you mean 'Slab the Killer'?"],
    ['has a life above its maximum', { life: 6, maxLife: 5 }, {}, 'Ann has 6/5 life points'],
    [
      'has a maximum that its character has not',
      { character: 'Paul Regret', life: 5, maxLife: 5 },
      {},
      'Paul Regret as Sheriff has at most 4',
    ],
    ['has no life', { life: 0 }, {}, 'a player in the game has 1 to 5'],
    ['has half a life', { life: 1.5 }, {}, 'a player in the game has 1 to 5'],
    ['misspells a set', {}, { sets: ['bas'] }, "no set 'bas': did you mean 'base'?"],
    ['has one seat', {}, { seats: [ANN] }, '1 seat: a table has 2 to 8'],
    ['has two of a name', {}, { seats: [ANN, ANN] }, "two seats are called 'Ann'"],
    [
      'has a character twice',
      { character: 'Black Jack' },
      { seats: seats('Ann', 'Ben').map((seat) => ({ ...seat, character: 'Black Jack' })) },
      'two seats are Black Jack',
    ],
    ['gives the turn to nobody', {}, { turn: { seat: 'Bem', phase: 'play' } }, "no seat 'Bem': did you mean 'Ben'?"],
    ['has a brown card in play', { inPlay: ['Beer'] }, {}, 'Ann: Beer can’t be in play'],
    ['has two weapons', { inPlay: ['Volcanic', 'Schofield'] }, {}, 'Ann: two weapons in play'],
    ['gives cards to the dead', { presence: 'out', inPlay: ['Scope'] }, {}, 'Ann is out of the game'],
    ['has an event of no set', {}, { event: 'Noon' }, "no event card 'Noon'"],
  ])('%s', (_what, ann, more, message) => {
    expect(() => position(ann, more)).toThrow(NotationError);
    expect(() => position(ann, more)).toThrow(message);
  });
});
