import { card, draw } from '../../../core.ts';
import { pays, upgrade } from '../rules/load.ts';

/** Two cards from the pile, and one more for every 2 tokens (ARMED-CARAVAN-01). */
export const caravan = card(
  'Caravan',
  { colour: 'brown', traits: { draws: 2, spends: 2 } },
  {
    needs: upgrade(2),
    *effect(game, { by }, { times = 0, pay }) {
      if (yield* pays(game, by, pay)) draw(game, by, 2 + times);
    },
  },
);
