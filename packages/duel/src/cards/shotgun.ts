import { ask, card, choice, enemyInFront, type Game, hasTwo, moveToken, type Procedure, questionOf } from '../core.ts';
import { type SeatId, SEATS, shoot } from '../core.ts';

/** A hit; avoided, the fighters of either side are swapped (DUEL-SHOTGUN-01, -02-Q). */
export const shotgun = card(
  'Shotgun',
  { colour: 'red', isHit: true, traits: { onAvoided: 1 } },
  {
    needs: { at: enemyInFront },
    *effect(game, { by, as }, { at }) {
      if (yield* shoot(game, by, as, at)) yield* swapOne(game, by);
    },
  },
);

function* swapOne(game: Game, by: SeatId): Procedure {
  const seats = SEATS.filter((seat) => hasTwo(game, seat));
  const [only] = seats;
  if (only === undefined) return;
  const seat =
    seats.length === 1
      ? only
      : yield* ask(by, () => questionOf<SeatId>('swapSide', { source: 'shotgun' }, choice('seat', seats)));
  yield* moveToken(game, seat, by);
}
