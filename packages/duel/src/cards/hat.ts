import { card, discardEquipment, equippable } from '../core.ts';

/** Discarded from play it avoids a hit on its fighter (DUEL-HAT-01). */
export const hat = card(
  'Hat',
  { colour: 'blue', traits: { worth: 2, isSpent: true } },
  {
    needs: { at: equippable },
    *avoids(game, { fighter, card: worn }) {
      if (worn === null) return false;
      discardEquipment(game, fighter, worn);
      return true;
    },
  },
);
