import type { Procedure } from '@dustup/kernel';
import { type CardId, type SeatId, takeOut } from '@dustup/tabletop';
import { report } from './events.ts';
import { type Game, seatOf } from './game.ts';
import { type FighterId, seatOfFighter } from './ids.ts';
import { discardEquipment, discardFrom, moveEquipment, randomWithBack } from './piles.ts';
import { awakening, moment } from './sources.ts';
import type { Side } from './state.ts';

/** A random card with such a back leaves a hand, for the robber's own or for the discard pile. */
export function* takeFromHand(
  game: Game,
  {
    by,
    from,
    back,
    to,
  }: { readonly by: SeatId; readonly from: SeatId; readonly back: Side; readonly to: 'hand' | 'discard' },
): Procedure {
  const card = randomWithBack(game, from, back);
  if (card === undefined) return;
  if (to === 'hand') {
    report(game, 'took', { seat: by, cards: [card], target: from, seenBy: [by, from] });
    takeOut(seatOf(game, from).hand, card);
    seatOf(game, by).hand.push(card);
  } else discardFrom(game, from, [card]);
  yield* moment(game, 'cardTaken', { by, from, owner: null });
}

/** A card that lies with a fighter, who is awake for it, goes to the robber's hand or to the discard pile. */
export function robs(game: Game, by: SeatId, owner: FighterId, card: CardId, to: 'hand' | 'discard'): Procedure {
  return awakening(game, owner, () => take(game, by, owner, card, to));
}

function* take(game: Game, by: SeatId, owner: FighterId, card: CardId, to: 'hand' | 'discard'): Procedure {
  if (to === 'hand') {
    report(game, 'took', { seat: by, fighter: owner, cards: [card] });
    moveEquipment(game, owner, card, seatOf(game, by).hand);
  } else discardEquipment(game, owner, card);
  yield* moment(game, 'cardTaken', { by, from: seatOfFighter(owner), owner });
}
