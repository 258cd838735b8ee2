import { refuse, ruleModule, signOf } from '../../../core.ts';
import { dangerousWeapon, isBoughtNow } from '../rules/weapons.ts';

/** Reach 1; for a token a BANG! of ♦ cannot be cancelled (ARMED-DOUBLE-01, ARMED-DOUBLE-02-Q). */
export const doubleBarrel = dangerousWeapon('Double Barrel', 1, {
  why: (game, { card }) =>
    signOf(game, card)?.suit === '♦' ? undefined : refuse('wrongSuit', { needs: '♦', ruling: 'ARMED-DOUBLE-01' }),
});

export const doubleBarrelHits = ruleModule('double-barrel-hits', {
  triggers: {
    *shotFired(game, { shot }) {
      if (shot.isBangCard && isBoughtNow(game, doubleBarrel)) shot.isUnavoidable = true;
    },
  },
});
