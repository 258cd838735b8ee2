import { card, equippable } from '../core.ts';

/** BANG! cards played by its fighter do not count (DUEL-BELT-01, -02). */
export const gunBelt = card(
  'Gun belt',
  { colour: 'blue', traits: { worth: 2 } },
  { needs: { at: equippable }, queries: { isBangFree: (isFree, { seat, self }) => isFree || seat === self } },
);
