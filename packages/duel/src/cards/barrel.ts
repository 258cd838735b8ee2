import { card, equippable, reveals } from '../core.ts';

/** Against each hit on its fighter its owner may reveal: a Barrel avoids it (DUEL-BARREL-01, -02). */
export const barrel = card(
  'Barrel',
  { colour: 'blue', traits: { worth: 3 } },
  { needs: { at: equippable }, avoids: (game, { self }) => reveals(game, self, { wanted: 'barrel', isGood: true }) },
);
