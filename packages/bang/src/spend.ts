import {
  type Answer,
  choice,
  type Procedure,
  type Question,
  type Refusal,
  refuse,
  selection,
  questionOf,
  NOTHING,
} from '@dustup/kernel';
import { askOnly } from './ask.ts';
import type { CardDefinition, CardKind } from './definitions.ts';
import { report } from './events.ts';
import { definitionOf, faceOf, type Game, seatOf } from './game.ts';
import { type CardId, cardId, type SeatId } from './ids.ts';
import { discard } from './piles.ts';
import { handOf, type Pile } from './places.ts';
import { isDiscardOrderRead } from './discard-order.ts';
import { othersClockwise } from './seats.ts';
import { answering, hearing, moment, query, queryOf } from './sources.ts';
import { hiddenBetween } from './who-sees.ts';
import { MAIN_DECK } from './zone-definitions.ts';
import { moveTo } from './zones.ts';

/** A card leaves a hand for what it does as an answer, onto the discard pile; as what, by its slug. */
export function spend(game: Game, seat: SeatId, card: CardId, as: string): Procedure {
  const { id } = faceOf(game, card);
  report(game, 'answered', { seat, cards: [card] });
  discard(game, card);
  return moment(game, hearing(game).cardSpent, { seat, face: id, as });
}

const NO_KINDS: readonly CardKind[] = [];

/** The kinds of card that this one may be used as by somebody's ability. */
export function otherKindsOf(game: Game, seat: SeatId, card: CardId): readonly CardKind[] {
  const { alsoServesAs } = answering(game);
  return alsoServesAs.length === 0 ? NO_KINDS : queryOf(game, alsoServesAs, NO_KINDS, { seat, card });
}

/** By its name or by somebody's ability. */
export function servesAs(game: Game, seat: SeatId, card: CardId, kind: CardKind): boolean {
  return definitionOf(game, card).kinds.includes(kind) || otherKindsOf(game, seat, card).includes(kind);
}

/** The reason why a card, or any, may not be used as such a one by this seat, whatever else is the case. */
export function whyForbidden(
  game: Game,
  seat: SeatId,
  use: CardDefinition,
  card: CardId | null = null,
): Refusal | undefined {
  const { whyForbidden: rules } = answering(game);
  return rules.length === 0 ? undefined : queryOf(game, rules, undefined, { seat, use, card });
}

/** The same for whatever would count as a card of this kind. */
export function whyKindForbidden(
  game: Game,
  seat: SeatId,
  kind: CardKind,
  card: CardId | null = null,
): Refusal | undefined {
  const use = game.book.cardOfKind.get(kind);
  return use && whyForbidden(game, seat, use, card);
}

const NO_SUCH_CARD = refuse('noSuchCard');

/** The options «one of my hand cards, or not». */
export function handOr(game: Game, seat: SeatId, otherwise: string, why: (card: CardId) => Refusal | undefined) {
  const { hand } = seatOf(game, seat);
  return choice('do', ['play', otherwise], {
    why: (what) => (what === 'play' && !hand.some((card) => why(card) === undefined) ? NO_SUCH_CARD : undefined),
    next: (what) => (what === 'play' ? choice('card', hand, { why }) : undefined),
  });
}

/**
 * Discards several cards of one player together. He names the order if anybody may come to look at it (BASE-TURN-10-Q,
 * BASE-ELIM-03), else they go as they lie.
 */
export function discardTogether(game: Game, seat: SeatId, cards: readonly CardId[]): Procedure {
  if (cards.length > 1 && isDiscardOrderRead(game)) return discardInOrder(game, seat, cards);
  putDown(game, seat, cards);
  return NOTHING;
}

function* discardInOrder(game: Game, seat: SeatId, cards: readonly CardId[]): Procedure {
  const piled = cards.filter((card) => faceOf(game, card).deck.discards === MAIN_DECK.discards);
  const others = cards.filter((card) => !piled.includes(card)); // they go under their own decks
  // These cards are as good as gone: nothing else may be paid with them meanwhile
  const order = piled.length > 1 ? yield* askOnly(game, seat, () => orderQuestion(piled)) : null;
  putDown(game, seat, [...others, ...(order ?? piled)]);
}

/** The surplus of phase 3: discarded, or laid face down onto the pile, in the owner's order (FOC-ABANDONED-MINE-06-Q). */
export function layDownSurplus(game: Game, seat: SeatId, cards: readonly CardId[]): Procedure {
  const heir = heirOfSurplus(game, seat);
  const pile = queryOf(game, answering(game).surplusPile, 'discardPile', { seat });
  if (heir !== undefined) return handOver(game, seat, cards, heir, pile);
  return pile === 'discardPile' ? discardTogether(game, seat, cards) : layOnDrawPile(game, seat, cards);
}

/** WWS-GARY-03-Q: of several the first clockwise. */
function heirOfSurplus(game: Game, seat: SeatId): SeatId | undefined {
  const { surplusHeirs } = answering(game);
  if (surplusHeirs.length === 0) return undefined;
  const heirs = query(game, surplusHeirs, NOBODY, { seat });
  return othersClockwise(game, seat).find((other) => heirs.includes(other));
}

const NOBODY: readonly SeatId[] = [];

/** They go to another hand instead, seen by all where they would have lain open. */
function* handOver(game: Game, from: SeatId, cards: readonly CardId[], to: SeatId, pile: Pile): Procedure {
  const hidden = pile === 'discardPile' ? {} : hiddenBetween(game, handOf(from), handOf(to));
  report(game, 'took', { seat: to, target: from, cards, ...hidden });
  for (const card of cards) moveTo(game, card, handOf(to));
}

function* layOnDrawPile(game: Game, seat: SeatId, cards: readonly CardId[]): Procedure {
  const order = cards.length === 1 ? cards : yield* askOnly(game, seat, () => orderQuestion(cards));
  report(game, 'putBack', { seat, cards: order ?? cards, ...hiddenBetween(game, handOf(seat), 'drawPile') });
  for (const card of order ?? cards) moveTo(game, card, 'drawPile');
}

function putDown(game: Game, seat: SeatId, cards: readonly CardId[]): void {
  if (cards.length > 0) report(game, 'discarded', { seat, cards });
  for (const card of cards) discard(game, card);
}

function orderQuestion(cards: readonly CardId[]): Question<readonly CardId[]> {
  return questionOf(
    'orderDiscards',
    null,
    selection('cards', [...cards], { least: cards.length, most: cards.length, ordered: true }),
  );
}

/** The cards of a selection, as an ability gets them. */
export function cardsOf({ cards }: Answer): CardId[] {
  return Array.isArray(cards) ? cards.map((card) => cardId(Number(card))) : [];
}
