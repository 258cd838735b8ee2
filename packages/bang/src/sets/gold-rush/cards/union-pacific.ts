import { card, draw } from '../../../core.ts';

/** Four cards from the pile (GOLD-UNION-01). */
export const unionPacific = card(
  'Union Pacific',
  { colour: 'brown', price: 4, traits: { draws: 4 } },
  {
    *effect(game, { by }) {
      draw(game, by, 4);
    },
  },
);
