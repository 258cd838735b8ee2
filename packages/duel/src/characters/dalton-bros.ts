import { character } from '../core.ts';

/** Their owner draws three cards in the draw phase (DUEL-DALTON-01). */
export const daltonBros = character(
  'Dalton Bros',
  { side: 'outlaws', life: 3, traits: { defence: 3 } },
  { queries: { cardsDrawn: (count, { seat, self }) => (seat === self ? count + 1 : count) } },
);
