import { card, draw } from '../../../core.ts';

/** Two cards from the pile (BASE-STAGE-01). */
export const stagecoach = card(
  'Stagecoach',
  { colour: 'brown', traits: { draws: 2 } },
  {
    *effect(game, { by }) {
      draw(game, by, 2);
    },
  },
);
