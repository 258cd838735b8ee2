import { card, draw } from '../../../core.ts';

/** Three cards from the pile (DODGE-CARD-07). */
export const ponyExpress = card(
  'Pony Express',
  { colour: 'green', traits: { draws: 3 } },
  {
    *effect(game, { by }) {
      draw(game, by, 3);
    },
  },
);
