import { card, draw } from '../../../core.ts';

/** A card for each life point that its owner loses, but for the last one (GOLD-BOOTS-01 to -04-Q). */
export const boots = card(
  'Boots',
  { colour: 'black', price: 3, traits: { avenges: true } },
  {
    triggers: {
      lifeLost(game, { self, seat, leavingSome }) {
        if (seat === self) draw(game, self, leavingSome);
      },
    },
  },
);
