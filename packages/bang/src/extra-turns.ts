import type { Game } from './game.ts';
import type { SeatId } from './ids.ts';
import { answering, queryOf } from './sources.ts';

/** How many more turns a seat has right after this one; were it so many. */
export function extraTurnsOf(game: Game, seat: SeatId, won = game.state.turn.extraTurns): number {
  return queryOf(game, answering(game).extraTurns, won, { seat });
}

/** Whether a seat can win one more turn after this one (TRAIN-MIX-19-Q). */
export function mayWinAnotherTurn(game: Game, seat: SeatId): boolean {
  const { extraTurns } = game.state.turn;
  return extraTurnsOf(game, seat, extraTurns + 1) > extraTurns;
}
