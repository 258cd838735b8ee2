import { card, draw } from '../../../core.ts';

/** At the end of their turn its owner draws a card, also of one lost in Jail (TRAIN-STRONGBOX-01 to -03-Q). */
export const strongbox = card(
  'Strongbox',
  { colour: 'blue', traits: { yields: true } },
  {
    triggers: {
      lastDraw(game, { self, seat }) {
        if (seat === self) draw(game, self, 1);
      },
    },
  },
);
