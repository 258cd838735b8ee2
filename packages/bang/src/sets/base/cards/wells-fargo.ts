import { card, draw } from '../../../core.ts';

/** Three cards from the pile (BASE-WELLS-01). */
export const wellsFargo = card(
  'Wells Fargo',
  { colour: 'brown', traits: { draws: 3 } },
  {
    *effect(game, { by }) {
      draw(game, by, 3);
    },
  },
);
