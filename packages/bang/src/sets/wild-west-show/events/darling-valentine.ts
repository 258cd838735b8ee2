import { discardTogether, draw, event, seatOf } from '../../../core.ts';

/** Before phase 1 everybody discards the whole hand and draws as many cards (WWS-DARLING-01 to -04-Q). */
export const darlingValentine = event('Darling Valentine', {
  triggers: {
    *handRenewed(game, { seat }) {
      const hand = [...seatOf(game, seat).hand];
      yield* discardTogether(game, seat, hand);
      draw(game, seat, hand.length);
    },
  },
});
