import { card, cost, heal } from '../../../core.ts';

/** For another card of the hand: two life points; no Beer (DODGE-CARD-07, DODGE-OTHER-06). */
export const whisky = card(
  'Whisky',
  { colour: 'brown', traits: { heals: 2, costs: 1 } },
  {
    needs: { cost: cost(1) },
    *effect(game, { by }) {
      heal(game, by, 2);
    },
  },
);
