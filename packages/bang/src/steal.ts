import type { Procedure } from '@dustup/kernel';
import { report } from './events.ts';
import type { Source } from './definitions.ts';
import type { Game } from './game.ts';
import type { CardId, SeatId } from './ids.ts';
import { discard } from './piles.ts';
import { handOf, inPlayOf } from './places.ts';
import { isInPlay } from './seats.ts';
import { settle, settlePartings } from './settle.ts';
import { hearing, moment } from './sources.ts';
import { hiddenBetween } from './who-sees.ts';
import { isInZone, moveTo, randomFromHand } from './zones.ts';

/** Takes a card of a seat into one's own hand: a random one of the hand, or a certain one in play. Returns it if it was had. */
export function* takeCard(game: Game, by: SeatId, from: SeatId, what: CardId | 'hand'): Procedure<CardId | undefined> {
  return (yield* mayStillTouch(game, by, from, what)) ? yield* takeUnasked(game, by, from, what) : undefined;
}

/** As `takeCard`, by an ability that leaves nobody a choice: nothing answers it (VALLEY-HENRY-03). */
export function* takeUnasked(
  game: Game,
  by: SeatId,
  from: SeatId,
  what: CardId | 'hand',
): Procedure<CardId | undefined> {
  const card = yield* carryOff(game, by, from, what);
  if (card === undefined) return undefined;
  yield* moment(game, hearing(game).dustSettles, {});
  return isInZone(game, card, handOf(by)) ? card : undefined;
}

function* carryOff(game: Game, by: SeatId, from: SeatId, what: CardId | 'hand'): Procedure<CardId | undefined> {
  const card = what === 'hand' ? randomFromHand(game, from) : what;
  if (card === undefined) return undefined;
  const hidden = hiddenBetween(game, what === 'hand' ? handOf(from) : inPlayOf(from), handOf(by));
  report(game, 'took', { seat: by, target: from, cards: [card], ...hidden });
  moveTo(game, card, handOf(by));
  yield* settlePartings(game);
  if (by !== from) yield* moment(game, hearing(game).cardLost, { seat: from, by, card });
  return card;
}

/** Takes so many random cards of a hand, or all there are, as a part of something: a hand that runs empty waits for its end. */
export function* robHand(game: Game, by: SeatId, from: SeatId, count: number): Procedure {
  for (let taken = 0; taken < count; taken++) {
    if (!(yield* mayStillTouch(game, by, from, 'hand'))) return;
    yield* carryOff(game, by, from, 'hand');
  }
}

/** A card goes from one hand to another; the two of them see it. */
export function giveCard(game: Game, from: SeatId, card: CardId, to: SeatId): void {
  report(game, 'took', { seat: to, target: from, cards: [card], ...hiddenBetween(game, handOf(from), handOf(to)) });
  moveTo(game, card, handOf(to));
}

/** Somebody makes a seat lose a card likewise, onto the discard pile. */
export function* discardCardOf(game: Game, by: SeatId, from: SeatId, what: CardId | 'hand'): Procedure {
  if (!(yield* mayStillTouch(game, by, from, what))) return;
  const card = what === 'hand' ? randomFromHand(game, from) : what;
  if (card === undefined) return;
  report(game, 'discarded', { seat: from, cards: [card] });
  discard(game, card);
  yield* settlePartings(game);
  if (by !== from) yield* moment(game, hearing(game).cardLost, { seat: from, by, card });
  yield* moment(game, hearing(game).dustSettles, {});
}

/** VALLEY-HENRY-07-Q: whoever answers it comes first; then both must still be there, and the card. */
export function* mayStillTouch(game: Game, by: SeatId, from: SeatId, what: CardId | 'hand'): Procedure<boolean> {
  const { cardAtStake } = hearing(game);
  if (by === from || cardAtStake.length === 0) return true;
  yield* moment(game, cardAtStake, { seat: from, by });
  yield* settle(game);
  return isInPlay(game, by) && isInPlay(game, from) && (what === 'hand' || isInZone(game, what, inPlayOf(from)));
}

/** A card in play is discarded by its own rule. */
export function discardInPlay(game: Game, { owner, card }: Pick<Source, 'owner' | 'card'>): void {
  if (card === null) return;
  report(game, 'discarded', { seat: owner, cards: [card] });
  discard(game, card);
}

/** A card in play is handed on. */
export function passOn(game: Game, { owner, card }: Source, to: SeatId): void {
  if (card === null || to === owner) return;
  report(game, 'passedOn', { seat: owner, target: to, cards: [card] });
  moveTo(game, card, inPlayOf(to));
}
