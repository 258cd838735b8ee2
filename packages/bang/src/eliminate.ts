import { choice, type Procedure, type Question, questionOf } from '@dustup/kernel';
import { ask } from './ask.ts';
import { report } from './events.ts';
import { type Game, seatOf } from './game.ts';
import type { CardId, SeatId } from './ids.ts';
import { draw } from './piles.ts';
import { handOf, inPlayOf } from './places.ts';
import { discardBelongings, goOut } from './presence.ts';
import { clockwiseFrom, hasRole, isInPlay } from './seats.ts';
import { answering, hearing, moment, query } from './sources.ts';
import { discardTogether } from './spend.ts';
import { hiddenBetween } from './who-sees.ts';
import { moveTo, randomFromHand } from './zones.ts';

/**
 * BASE-ELIM-06-Q: role shown, cards to an heir or discarded, others' abilities, reward, the Sheriff's penalty last. Also
 * the way out of somebody who was only back for a while.
 */
export function* eliminate(game: Game, seat: SeatId, by: SeatId | null): Procedure {
  const player = seatOf(game, seat);
  player.isRoleShown = true;
  report(game, 'eliminated', { seat, detail: { role: player.role, by } });
  yield* moment(game, hearing(game).goingOut, { seat, by });
  yield* leave(game, seat);
  yield* moment(game, hearing(game).eliminated, { seat, by });
  if (by !== null && isInPlay(game, by)) yield* rewardOrPenalty(game, seat, by);
  yield* moment(game, hearing(game).dustSettles, {});
}

/** Leaves the game; the cards go to their heirs or the discards. */
function* leave(game: Game, seat: SeatId): Procedure {
  const player = seatOf(game, seat);
  const heirs = query(game, answering(game).heirs, [], { seat });
  if (heirs.length === 0) yield* discardTogether(game, seat, [...player.hand, ...player.inPlay]);
  discardBelongings(game, seat);
  goOut(game, seat);
  if (heirs.length > 0) yield* inherit(game, seat, heirs);
}

function* inherit(game: Game, seat: SeatId, heirs: readonly SeatId[]): Procedure {
  const { hand, inPlay } = seatOf(game, seat);
  const [heir, ...others] = heirs;
  if (heir === undefined) return;
  if (others.length > 0) return yield* share(game, seat, heirs);
  const cards = [...hand, ...inPlay];
  const hidden = hiddenBetween(game, handOf(seat), handOf(heir));
  if (cards.length > 0) report(game, 'took', { seat: heir, target: seat, cards, ...hidden });
  for (const card of cards) moveTo(game, card, handOf(heir));
}

/** DODGE-VERA-04: several heirs take one card each in turn, beginning with the nearest to the left of the seat. */
function* share(game: Game, seat: SeatId, heirs: readonly SeatId[]): Procedure {
  const estate = seatOf(game, seat);
  const inOrder = clockwiseFrom(game, seat).filter((one) => heirs.includes(one));
  for (let i = 0; estate.hand.length + estate.inPlay.length > 0; i = (i + 1) % inOrder.length) {
    const heir = inOrder[i];
    if (heir === undefined) return;
    const what = yield* ask(game, heir, () => pickFromSeat(game, seat));
    const card = what === 'hand' || what === null ? randomFromHand(game, seat) : what;
    if (card === undefined) return;
    const hidden = hiddenBetween(game, what === 'hand' ? handOf(seat) : inPlayOf(seat), handOf(heir));
    report(game, 'took', { seat: heir, target: seat, cards: [card], ...hidden });
    moveTo(game, card, handOf(heir));
  }
}

/** A random card of the hand, or a certain one in play. */
export function pickFromSeat(game: Game, seat: SeatId, kind = 'pickCard'): Question<CardId | 'hand'> {
  const { hand, inPlay } = seatOf(game, seat);
  return questionOf(kind, { from: seat }, choice('what', hand.length > 0 ? ['hand', ...inPlay] : inPlay));
}

export const REWARD = 3;

function* rewardOrPenalty(game: Game, seat: SeatId, by: SeatId): Procedure {
  const { role } = seatOf(game, seat);
  const reward = query(game, answering(game).reward, role === 'outlaw' ? REWARD : 0, { by, role }); // BASE-REW-02
  if (reward > 0) draw(game, by, reward);
  if (role === 'deputy' && hasRole(game, by, 'sheriff')) yield* penalty(game, by);
}

/** BASE-REW-01: everything in hand and in play, life unchanged. */
function* penalty(game: Game, sheriff: SeatId): Procedure {
  const { hand, inPlay } = seatOf(game, sheriff);
  yield* discardTogether(game, sheriff, [...hand, ...inPlay]);
}
