import { card, enemyInFront, frontOf, heal, shoot } from '../core.ts';

/** A hit; avoided, its player's fighter in front regains a life (DUEL-SCHOFIELD-01). */
export const schofield = card(
  'Schofield',
  { colour: 'red', isHit: true, traits: { onAvoided: 4, heals: 1 } },
  {
    needs: { at: enemyInFront },
    *effect(game, { by, as }, { at }) {
      if (yield* shoot(game, by, as, at)) heal(game, frontOf(game, by), 1);
    },
  },
);
