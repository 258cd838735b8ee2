import { card, moveToken, seatWithTwo } from '../core.ts';

/** The two fighters of either side change positions (DUEL-WATER-01, -02-Q). */
export const water = card(
  'Water',
  { colour: 'brown', isReload: true, traits: { swaps: true } },
  {
    needs: { seat: seatWithTwo },
    *effect(game, { by }, { seat }) {
      yield* moveToken(game, seat, by);
    },
  },
);
