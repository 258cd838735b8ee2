import { card } from '../../../core.ts';
import { takeNuggets } from '../nuggets.ts';

/** A nugget for each life point that its owner loses, but for the last one; at once (GOLD-CHARM-01 to -03-Q). */
export const luckyCharm = card(
  'Lucky Charm',
  { colour: 'black', price: 3, traits: { avenges: true } },
  {
    triggers: {
      lifeTaken(game, { self, seat, leavingSome }) {
        if (seat === self) takeNuggets(game, self, leavingSome);
      },
    },
  },
);
