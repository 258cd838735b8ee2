import type { Procedure } from '@dustup/kernel';
import type { SeatId } from '@dustup/tabletop';
import { report } from './events.ts';
import { frontOf, type Game, hasTwo, seatOf } from './game.ts';
import { moment, sourcesChanged } from './sources.ts';

/** The two fighters of a seat exchange positions; who moves the token may be somebody else. */
export function* moveToken(game: Game, seat: SeatId, by: SeatId): Procedure {
  if (!hasTwo(game, seat)) return; // DUEL-SINGLE-01
  const own = seatOf(game, seat);
  own.front = 1 - own.front;
  sourcesChanged(game);
  const to = frontOf(game, seat);
  report(game, 'swapped', { seat, fighter: to, detail: { by } });
  yield* moment(game, 'tokenMoved', { seat, by, to });
}
