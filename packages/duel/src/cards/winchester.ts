import { anyEnemy, card, shoot } from '../core.ts';

/** A hit, on the opponent's rear as well (DUEL-WINCHESTER-01). */
export const winchester = card(
  'Winchester',
  { colour: 'red', isHit: true },
  {
    needs: { at: anyEnemy },
    *effect(game, { by, as }, { at }) {
      yield* shoot(game, by, as, at);
    },
  },
);
