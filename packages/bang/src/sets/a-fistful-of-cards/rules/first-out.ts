import { type Game, ruleModule, type SeatId, seatOf } from '../../../core.ts';

/** Lies with the first player eliminated; turned over once he has been back. */
export const FIRST_OUT = 'first-out';

/** Remembers who was the first to be eliminated: one event brings him back (FOC-DEAD-MAN-01, -05). */
export const firstOut = ruleModule('first-out', {
  triggers: {
    *eliminated(game, { seat }) {
      if (game.seats.every((one) => seatOf(game, one).tokens[FIRST_OUT] === undefined))
        seatOf(game, seat).tokens[FIRST_OUT] = 1;
    },
  },
});

export function isFirstOut(game: Game, seat: SeatId): boolean {
  return seatOf(game, seat).tokens[FIRST_OUT] === 1;
}
