import { character, draw } from '../../../core.ts';

/** Draws two cards each time the train reaches the End of the Line, at once (TRAIN-MANUELITA-01, -02-Q). */
export const manuelita = character(
  'Manuelita',
  { life: 4 },
  {
    triggers: {
      trainAdvanced(game, { self, isAtEnd }) {
        if (isAtEnd) draw(game, self, 2);
      },
    },
  },
);
