import { character } from '../../../core.ts';

/** Draws three cards in phase 1 (DODGE-PIXIE-01). */
export const pixiePete = character(
  'Pixie Pete',
  { life: 3, traits: { draws: 1 } },
  {
    queries: { phaseOneCards: (cards, { self, seat }) => (seat === self ? 3 : cards) }, // HN-GHOST-TOWN-03
  },
);
