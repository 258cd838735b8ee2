import { card, enemyInFront, shoot } from '../core.ts';

/** A hit (DUEL-COLT-01). */
export const colt = card(
  'Colt',
  { colour: 'red', isHit: true },
  {
    needs: { at: enemyInFront },
    *effect(game, { by, as }, { at }) {
      yield* shoot(game, by, as, at);
    },
  },
);
