import { answering, isInPlay, query, ruleModule } from '../../../core.ts';
import { refillShop } from '../buying.ts';
import { NUGGET, nuggetsOf, payNuggets, takeNuggets } from '../nuggets.ts';

/** A nugget for each life point that somebody makes another lose (GOLD-NUG-01 to -08-Q); the dead leave theirs (GOLD-EQ-06-Q). */
export const prospecting = ruleModule('prospecting', {
  triggers: {
    *lifeTaken(game, { seat, amount, by }) {
      if (by !== null && by !== seat && isInPlay(game, by)) takeNuggets(game, by, amount);
    },
    *eliminated(game, { seat }) {
      refillShop(game);
      const isKept = query(game, answering(game).keepsTokens, false, { seat, kind: NUGGET });
      if (!isKept) payNuggets(game, seat, nuggetsOf(game, seat));
    },
  },
});
