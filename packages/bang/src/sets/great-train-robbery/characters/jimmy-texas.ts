import { character, draw } from '../../../core.ts';

/** At the end of his turn he draws a card, also of one lost in Jail (TRAIN-JIMMY-01). */
export const jimmyTexas = character(
  'Jimmy Texas',
  { life: 4, traits: { draws: 1 } },
  {
    triggers: {
      lastDraw(game, { self, seat }) {
        if (seat === self) draw(game, self, 1);
      },
    },
  },
);
