import { card, enemyInFront, shoot } from '../core.ts';

/** A hit; no BANG! card (DUEL-KNIFE-01). */
export const knife = card(
  'Knife',
  { colour: 'brown', isHit: true },
  {
    needs: { at: enemyInFront },
    *effect(game, { by, as }, { at }) {
      yield* shoot(game, by, as, at);
    },
  },
);
