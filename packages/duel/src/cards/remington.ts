import { card, enemyInFront, mayDraw, shoot } from '../core.ts';

/** A hit; avoided, its player may draw a card (DUEL-REMINGTON-01). */
export const remington = card(
  'Remington',
  { colour: 'red', isHit: true, traits: { onAvoided: 4 } },
  {
    needs: { at: enemyInFront },
    *effect(game, { by, as }, { at }) {
      if (yield* shoot(game, by, as, at)) yield* mayDraw(game, by, 1, 'remington');
    },
  },
);
