import { EngineBug, holdsOf, type Refusal, refuse, type Value } from '@dustup/kernel';
import type { Holds, Move, Need, Needs, OneOf, SlotNeed, SomeOf } from './moves.ts';
import { whyFartherThan, whyNotInPlay, whyOutOfReach } from './distance.ts';
import { type Game, seatOf } from './game.ts';
import { type CardId, cardId, type SeatId, seatId } from './ids.ts';
import { answering, query } from './sources.ts';

type WhyNot = (game: Game, move: Move, seat: SeatId) => Refusal | undefined;

/** The needs of a definition in their order. */
export function listNeeds(needs: Needs): readonly SlotNeed[] {
  return Object.entries(needs).map(([slot, need]) => {
    const isWellKnown = holdsOf({ slot, holds: undefined }) === need.holds;
    return { slot, need, holds: isWellKnown ? undefined : need.holds };
  });
}

/** The same need, asked only where it makes sense after what was chosen before. */
export function onlyIf<T extends Value | readonly Value[]>(
  isAsked: (game: Game, move: Move) => boolean,
  need: Need<T>,
): Need<T | undefined> {
  return { ...need, isAsked };
}

/** The same need, with what has to be chosen besides for each of its values. */
export function andThen<T extends Value>(
  need: Need<T>,
  brings: (game: Game, move: Move, value: Value) => readonly SlotNeed[],
): Need<T> {
  return { ...need, brings };
}

/** The needs of a card that is played by way of another move: each looks at the move of that card. */
export function needsWithin(needs: readonly SlotNeed[], moveOf: (game: Game, outer: Move) => Move): SlotNeed[] {
  return needs.map((one) => ({ ...one, need: needWithin(one.need, moveOf) }));
}

function needWithin(need: OneOf | SomeOf, moveOf: (game: Game, outer: Move) => Move): OneOf | SomeOf {
  const { isAsked: asked, ...rest } = need;
  const isAsked = asked && ((game: Game, move: Move) => asked(game, moveOf(game, move)));
  if ('from' in rest) {
    const { from, count, whyTooFew } = rest;
    return {
      ...rest,
      isAsked,
      from: (game, move) => from(game, moveOf(game, move)),
      count: (game, move) => count(game, moveOf(game, move)),
      whyTooFew: (game, move) => whyTooFew(game, moveOf(game, move)),
    };
  }
  const { candidates, why, brings } = rest;
  return {
    ...rest,
    isAsked,
    candidates: (game, move) => candidates(game, moveOf(game, move)),
    why: why && ((game, move, value) => why(game, moveOf(game, move), value)),
    brings: brings && ((game, move, value) => needsWithin(brings(game, moveOf(game, move), value), moveOf)),
  };
}

/** One of these. */
export function oneOf<T extends Value>(
  holds: Holds,
  candidates: (game: Game, move: Move) => readonly T[],
  why?: (game: Game, move: Move, value: Value) => Refusal | undefined,
): Need<T> {
  const need: OneOf = { holds, candidates, why, brings: undefined, isAsked: undefined, isSure: false, isExtra: false };
  return need;
}

/** A slot for one seat at the table. */
export function seatThat(why: WhyNot): Need<SeatId> {
  return oneOf(
    'seat',
    (game) => game.seats,
    (game, move, value) => {
      const seat = seatId(Number(value));
      return whyNotInPlay(game, seat) ?? why(game, move, seat) ?? whyNotTarget(game, move, seat);
    },
  );
}

function whyNotTarget(game: Game, move: Move, seat: SeatId): Refusal | undefined {
  const { whyNotTarget: answers, silences } = answering(game);
  if (answers.length === 0) return undefined;
  const isUnnoticed = silences.length > 0 && query(game, silences, false, { move, seat });
  const heard = isUnnoticed ? answers.filter(({ owner }) => owner !== seat) : answers;
  return query(game, heard, undefined, { seat, move });
}

/** The seat that an earlier slot of the move has named. */
export function seatIn({ chosen }: Move, slot: string): SeatId {
  const seat = chosen[slot];
  if (typeof seat !== 'number') throw new EngineBug(`no seat has been chosen for '${slot}'`);
  return seatId(seat);
}

const ONESELF = refuse('notOneself', { ruling: 'BASE-BANG-12-Q' });
export const whyOneself: WhyNot = (_game, { by }, seat) => (seat === by ? ONESELF : undefined);

/** Any seat, oneself included. */
export const anySeat = seatThat(() => undefined);

/** Any other seat, at any distance. */
export const anotherSeat = seatThat(whyOneself);

/** Another seat that the weapon reaches. */
export const seatInReach = seatThat(
  (game, move, seat) => whyOneself(game, move, seat) ?? whyOutOfReach(game, move, seat),
);

const TWICE = refuse('namedTwice', { ruling: 'VALLEY-FANNING-01' });

/** Another seat at a distance of so much or less, whatever the weapon: from oneself, or from a seat named before. */
export function anotherSeatWithin(most: number, fromSlot?: string): Need<SeatId> {
  return seatThat((game, move, seat) => {
    const from = fromSlot === undefined ? move : seatIn(move, fromSlot);
    if (seat === from) return TWICE;
    return whyOneself(game, move, seat) ?? whyFartherThan(game, from, seat, most);
  });
}

/** BASE-PANIC-05-Q, BASE-PANIC-06-Q: one's own hand is no target, and an empty-handed player has only what lies there. */
function isHandTarget(game: Game, by: SeatId, seat: SeatId): boolean {
  return seat !== by && seatOf(game, seat).hand.length > 0;
}

export const whyNothingThere: WhyNot = (game, { by }, seat) =>
  isHandTarget(game, by, seat) || seatOf(game, seat).inPlay.length > 0
    ? undefined
    : refuse('nothingThere', { ruling: seat === by ? 'BASE-PANIC-05-Q' : 'BASE-PANIC-06-Q' });

const handOrInPlay: Need<CardId | 'hand'> = oneOf('card', (game, move) => {
  const at = seatIn(move, 'at');
  const { inPlay } = seatOf(game, at);
  return isHandTarget(game, move.by, at) ? ['hand', ...inPlay] : inPlay;
});

/** A seat with a card to be had, `at`, and then the card, `what`: a random one of the hand, or one of those in play. */
export function cardOfSeat(why: WhyNot): { readonly at: Need<SeatId>; readonly what: Need<CardId | 'hand'> } {
  return {
    at: seatThat((game, move, seat) => why(game, move, seat) ?? whyNothingThere(game, move, seat)),
    what: { ...handOrInPlay, isSure: true },
  };
}

/** As `cardOfSeat`, of a card that its player takes: some may not be taken by everybody. */
export function cardToTake(why: WhyNot): { readonly at: Need<SeatId>; readonly what: Need<CardId | 'hand'> } {
  const { at, what } = cardOfSeat((game, move, seat) => why(game, move, seat) ?? whyNoneToTake(game, move.by, seat));
  return { at, what: { ...what, why: (game, { by }, value) => whyNotTake(game, by, value) } };
}

export function whyNotTake(game: Game, by: SeatId, what: Value): Refusal | undefined {
  const answers = answering(game).whyNotTake;
  if (answers.length === 0 || typeof what !== 'number') return undefined;
  return query(game, answers, undefined, { by, card: cardId(what) });
}

/** The reason why a seat has nothing in play that this one may take. */
export function whyNoneToTake(game: Game, by: SeatId, seat: SeatId): Refusal | undefined {
  const { inPlay } = seatOf(game, seat);
  if (answering(game).whyNotTake.length === 0 || isHandTarget(game, by, seat)) return undefined;
  const reasons = inPlay.map((card) => whyNotTake(game, by, card));
  return reasons.includes(undefined) ? undefined : reasons[0];
}

/** A card in front of the seat that an earlier slot has named. */
export function cardInPlayOf(slot: string): Need<CardId> {
  return oneOf('card', (game, move) => seatOf(game, seatIn(move, slot)).inPlay);
}

/** A card of one's own hand. */
export function handCardThat(why: (game: Game, by: SeatId, card: CardId) => Refusal | undefined): Need<CardId> {
  return oneOf(
    'card',
    (game, { by }) => seatOf(game, by).hand,
    (game, { by }, value) => why(game, by, cardId(Number(value))),
  );
}

/** As many other cards of the hand, given up for it; such as will do. */
export function cost(
  count: number,
  isPayable?: (game: Game, by: SeatId, card: CardId) => boolean,
): Need<readonly CardId[]> {
  const from = (game: Game, move: Move) => {
    const others = seatOf(game, move.by).hand.filter((one) => one !== move.card && one !== move.chosen['card']);
    return isPayable === undefined ? others : others.filter((one) => isPayable(game, move.by, one));
  };
  return someOf(from, () => count, 'DODGE-DISC-01');
}

/** So many of some cards, given up together. */
export function someOf(
  from: (game: Game, move: Move) => readonly CardId[],
  howMany: (game: Game, move: Move) => number,
  ruling: string,
): Need<readonly CardId[]> {
  const need: SomeOf = {
    holds: 'card',
    isAsked: undefined,
    isSure: false,
    isExtra: false,
    from,
    count: (game, move) => ({ least: howMany(game, move), most: howMany(game, move) }),
    whyTooFew: (game, move) => {
      const has = from(game, move).length;
      const needs = howMany(game, move);
      return has >= needs ? undefined : refuse('cannotPay', { needs, has, ruling });
    },
  };
  return need;
}
