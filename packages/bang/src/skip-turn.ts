import { report } from './events.ts';
import { type Game, seatOf } from './game.ts';
import type { SeatId } from './ids.ts';

/** All three phases are lost; whatever else the start of the turn would have brought is dropped. */
export function skipTurn(game: Game): void {
  const { turn } = game.state;
  turn.isSkipped = true;
  report(game, 'turnSkipped', { seat: turn.seat });
}

/** The next turn of this seat passes it over: it has no beginning either. */
export function loseNextTurn(game: Game, seat: SeatId): void {
  seatOf(game, seat).turnsToSkip += 1;
}
