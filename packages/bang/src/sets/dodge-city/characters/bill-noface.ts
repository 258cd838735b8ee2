import { character, seatOf } from '../../../core.ts';

/** In phase 1 he draws one card, and one more for each life point he is short of (DODGE-BILL-01). */
export const billNoface = character(
  'Bill Noface',
  { life: 4 },
  {
    queries: {
      phaseOneCards: (cards, { game, self, seat }) => {
        if (seat !== self) return cards;
        const { life, maxLife } = seatOf(game, self);
        return 1 + (maxLife - life); // HN-GHOST-TOWN-03
      },
    },
  },
);
