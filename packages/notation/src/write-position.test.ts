import {
  ALL_SETS,
  type BangPosition,
  bangRules,
  bookOf,
  type CardId,
  cardId,
  playersFor,
  type State,
} from '@dustup/bang';
import { nextDecision, randomBot } from '@dustup/bots';
import { keyFromSeed, Position } from '@dustup/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faceText } from './card-names.ts';
import { positionFromText } from './run-scenario.ts';
import { writePosition, writeState } from './write-position.ts';

const GAMES = [
  { sets: ['base'], options: [] },
  { sets: ['base'], options: ['beginners'] },
  { sets: ['base'], options: ['twoCharacters'] },
  { sets: ['base', 'dodge-city'], options: [] },
  { sets: ALL_SETS, options: [] },
  { sets: ALL_SETS, options: ['twoCharacters'] },
];
const NAMES = ['Ann', 'Ben', 'Cid', 'Dot', 'Eve', 'Fay', 'Gus', 'Hal'];

/** A state without card ids: faces in their place. */
function withoutIds(state: State) {
  const book = bookOf(state.sets);
  const faceOf = (id: number | undefined) => {
    const face = book.faces[id ?? -1];
    return face === undefined ? '?' : faceText(face);
  };
  const texts = (cards: readonly CardId[]) => cards.map((card) => faceOf(state.faces[card]));
  const textsIn = (zones: State['zones']) =>
    Object.entries(zones)
      .flatMap(([zone, cards]) => (cards.length === 0 ? [] : [{ zone, cards: texts(cards) }]))
      .toSorted((one, other) => (one.zone < other.zone ? -1 : 1));
  const {
    faces: _,
    seats,
    zones,
    drawPile,
    discardPile,
    shelf,
    lookedAt,
    box,
    turn,
    resolving: _frames,
    ...rest
  } = state;
  return {
    ...rest,
    zones: textsIn(zones),
    cardTokens: Object.entries(state.cardTokens)
      .map(([card, tokens]) => `${texts([cardId(Number(card))]).join()} ${JSON.stringify(tokens)}`)
      .sort(),
    seats: seats.map((seat) => ({
      ...seat,
      hand: texts(seat.hand),
      inPlay: texts(seat.inPlay),
      zones: textsIn(seat.zones),
    })),
    drawPile: texts(drawPile),
    discardPile: texts(discardPile),
    shelf: texts(shelf),
    lookedAt: texts(lookedAt),
    box: texts(box).sort(),
    turn: {
      ...turn,
      laid: texts(turn.laid),
      justPlayed: turn.justPlayed && faceOf(turn.justPlayed.face),
      memory: Object.entries(turn.memory)
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([slug, value]) => [
          slug,
          book.memories.some((one) => one.slug === slug && one.isFace) ? faceOf(Number(value)) : value,
        ]),
    },
  };
}

function playRandomly(position: BangPosition, seed: number, decisions: number): void {
  const bots = NAMES.map((_, seat) => randomBot(seed * 10 + seat));
  for (let i = 0; i < decisions && !position.isOver; i++) {
    const [seat, answer] = nextDecision(position, bots);
    position.accept(seat, answer);
  }
}

describe('a position in a text', () => {
  it('is read back as the same position, in random games at any question', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 8 }),
        fc.nat(1000),
        fc.nat(150),
        fc.constantFrom(...GAMES),
        (wanted, seed, decisions, { sets, options }) => {
          const { least, most } = playersFor(bookOf(sets).sets);
          const players = Math.min(most, Math.max(least, wanted));
          const position = Position.begin(bangRules, { players, sets, options }, keyFromSeed(`at ${seed}`));
          playRandomly(position, seed, decisions);
          const names = NAMES.slice(0, players);
          const text = writePosition({ position, names });
          const again = positionFromText(text);
          expect(again.names).toEqual(names);
          expect(withoutIds(again.position.state)).toEqual(withoutIds(position.state));
          expect(again.position.open.map(({ seat, question }) => [seat, question.kind])).toEqual(
            position.open.map(({ seat, question }) => [seat, question.kind]),
          );
          expect(writePosition(again)).toBe(text);
        },
      ),
      { numRuns: 60, seed: 2 },
    );
  });

  it('means the same one of two that are printed alike, wherever they lie', () => {
    const sets = ['base', 'dodge-city', 'a-fistful-of-cards'];
    const text = [
      `sets: ${sets.join(', ')}`,
      'seat Ann: Sheriff, Slab the Killer, hand BANG! 6♣, Beer 6♥',
      'seat Ben: Outlaw, Jourdonnais',
      'seat Cid: Outlaw, Rose Doolan',
      'seat Dot: Renegade, Vulture Sam',
      'discard: BANG! 6♣',
      'event: Law of the West',
      'turn: Ann, play',
    ].join('\n');
    for (const isTwin of [false, true]) {
      const { position, names } = positionFromText(text);
      const { state } = position;
      const [shown = cardId(-1)] = state.seats[0]?.hand ?? [];
      const [twin = cardId(-1)] = state.discardPile;
      const [one, other] = [state.faces[shown], state.faces[twin]];
      if (one === undefined || other === undefined) throw new Error('two cards');
      if (isTwin) [state.faces[shown], state.faces[twin]] = [other, one];
      state.turn.memory['law-of-the-west'] = isTwin ? other : one;
      const read = positionFromText(writeState(state, names)).position.state;
      expect(read.turn.memory['law-of-the-west']).toBe(read.faces[read.seats[0]?.hand[0] ?? -1]);
      expect(read.faces[read.seats[0]?.hand[0] ?? -1]).not.toBe(read.faces[read.discardPile[0] ?? -1]);
    }
  });
});
