import { isInPlay, ruleModule } from '../../../core.ts';
import { refillShop } from '../buying.ts';
import { takeNuggets } from '../nuggets.ts';

/** A nugget for each life point that somebody makes another lose (GOLD-NUG-01 to -08-Q). */
export const prospecting = ruleModule('prospecting', {
  triggers: {
    lifeTaken(game, { seat, amount, by }) {
      if (by !== null && by !== seat && isInPlay(game, by)) takeNuggets(game, by, amount);
    },
    // GOLD-EQ-07-Q: what they leave behind may be just what the row is waiting for
    eliminated(game) {
      refillShop(game);
    },
    leftAgain(game) {
      refillShop(game);
    },
  },
});
