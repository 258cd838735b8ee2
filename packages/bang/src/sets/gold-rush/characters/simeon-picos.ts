import { character } from '../../../core.ts';
import { takeNuggets } from '../nuggets.ts';

/** Takes a nugget for each life point he loses; for the last one once he is saved (GOLD-PICOS-01, -02-Q). */
export const simeonPicos = character(
  'Simeon Picos',
  { life: 4, traits: { avenges: true } },
  {
    triggers: {
      lifeTaken(game, { self, seat, leavingSome }) {
        if (seat === self) takeNuggets(game, self, leavingSome);
      },
      lifeLost(game, { self, seat, amount, leavingSome }) {
        if (seat === self) takeNuggets(game, self, amount - leavingSome);
      },
    },
  },
);
