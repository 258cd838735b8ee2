import { character, draw } from '../../../core.ts';

/** Draws a card for each life point he loses and survives (BASE-BART-01, -03-Q). */
export const bartCassidy = character(
  'Bart Cassidy',
  { life: 4, traits: { avenges: true } },
  {
    triggers: {
      lifeLost(game, { self, seat, amount }) {
        if (seat === self) draw(game, self, amount);
      },
    },
  },
);
