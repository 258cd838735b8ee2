import { card, equippable } from '../core.ts';

/** Hit cards may be aimed at the opponent's rear (DUEL-SCOPE-01, -02-Q). */
export const scope = card(
  'Scope',
  { colour: 'blue', isReload: true, traits: { worth: 1 } },
  {
    needs: { at: equippable },
    queries: { mayTarget: (may, { by, self, use }) => may || (by === self && use.isHit) },
  },
);
