import type { Procedure } from '@dustup/kernel';
import { report } from './events.ts';
import type { Source } from './definitions.ts';
import type { Game } from './game.ts';
import type { CardId, SeatId } from './ids.ts';
import { discard } from './piles.ts';
import { handOf, inPlayOf } from './places.ts';
import { hearing, moment } from './sources.ts';
import { hiddenBetween } from './who-sees.ts';
import { moveTo, randomFromHand } from './zones.ts';

/** Takes a card of a seat into one's own hand: a random one of the hand, or a certain one in play. */
export function* takeCard(game: Game, by: SeatId, from: SeatId, what: CardId | 'hand'): Procedure {
  const card = what === 'hand' ? randomFromHand(game, from) : what;
  if (card === undefined) return;
  const hidden = hiddenBetween(game, what === 'hand' ? handOf(from) : inPlayOf(from), handOf(by));
  report(game, 'took', { seat: by, target: from, cards: [card], ...hidden });
  moveTo(game, card, handOf(by));
  if (by !== from) yield* moment(game, hearing(game).cardLost, { seat: from, by, card });
  yield* moment(game, hearing(game).dustSettles, {});
}

/** Makes a seat lose a card likewise, onto the discard pile. */
export function* discardCardOf(game: Game, by: SeatId, from: SeatId, what: CardId | 'hand'): Procedure {
  const card = what === 'hand' ? randomFromHand(game, from) : what;
  if (card === undefined) return;
  report(game, 'discarded', { seat: from, cards: [card] });
  discard(game, card);
  if (by !== from) yield* moment(game, hearing(game).cardLost, { seat: from, by, card });
  yield* moment(game, hearing(game).dustSettles, {});
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
