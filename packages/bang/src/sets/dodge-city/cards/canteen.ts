import { card, heal } from '../../../core.ts';

/** One life point; no Beer, so it works with two players left and saves nobody (DODGE-CARD-07, DODGE-OTHER-06). */
export const canteen = card(
  'Canteen',
  { colour: 'green', traits: { heals: 1 } },
  {
    *effect(game, { by }) {
      heal(game, by, 1);
    },
  },
);
