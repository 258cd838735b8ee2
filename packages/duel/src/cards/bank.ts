import { card, equippable } from '../core.ts';

/** Its owner draws a card more in the draw phase (DUEL-BANK-01). */
export const bank = card(
  'Bank',
  { colour: 'blue', traits: { worth: 3 } },
  {
    needs: { at: equippable },
    queries: { cardsDrawn: (count, { seat, self }) => (seat === self ? count + 1 : count) },
  },
);
