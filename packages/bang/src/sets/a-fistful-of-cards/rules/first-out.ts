import {
  addTokens,
  type Game,
  memory,
  recall,
  remember,
  removeTokens,
  ruleModule,
  type SeatId,
  tokensOn,
} from '../../../core.ts';

/** Lies with the first player eliminated until they have been back. */
export const FIRST_OUT = 'first-out';

/** Somebody has been the first one out, and has been back. */
export const hasBeenBack = memory<boolean>('first-out-has-been-back', { of: 'game', initial: false, seenBy: 'all' });

/** Remembers who was the first to be eliminated: one event brings them back (FOC-DEAD-MAN-01, -05). */
export const firstOut = ruleModule('first-out', {
  triggers: {
    eliminated(game, { seat }) {
      const isKnown = recall(game, hasBeenBack) || game.seats.some((one) => isFirstOut(game, one));
      if (!isKnown) addTokens(game, { seat }, FIRST_OUT, 1);
    },
  },
});

export function isFirstOut(game: Game, seat: SeatId): boolean {
  return tokensOn(game, { seat }, FIRST_OUT) > 0;
}

/** FOC-DEAD-MAN-04: it happens once. */
export function bringBackOnce(game: Game, seat: SeatId): void {
  removeTokens(game, { seat }, FIRST_OUT, 1);
  remember(game, hasBeenBack, true);
}
