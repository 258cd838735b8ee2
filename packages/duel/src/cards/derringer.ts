import { card, enemyInFront, shoot } from '../core.ts';

/** A hit that any card of the hand avoids; no BANG! card (DUEL-DERRINGER-01, -02). */
export const derringer = card(
  'Derringer',
  { colour: 'brown', isHit: true, yieldsToAny: true },
  {
    needs: { at: enemyInFront },
    *effect(game, { as, by }, { at }) {
      yield* shoot(game, by, as, at);
    },
  },
);
