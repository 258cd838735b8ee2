import { handOf, pickUp, ruleModule } from '../../../core.ts';
import { dangerousWeapon, isBought } from '../rules/weapons.ts';

/** Reach 3; for a token the BANG! card is back in the hand before its target answers (ARMED-THUNDERER-01 to -04-Q). */
export const thunderer = dangerousWeapon('Thunderer', 3);

export const thundererReturns = ruleModule('thunderer-returns', {
  triggers: {
    cardPlayed(game, { seat, card, chosen }) {
      if (isBought(chosen, thunderer)) pickUp(game, seat, card, handOf(seat));
    },
  },
});
