import { ruleModule, seatIn, silence } from '../../../core.ts';
import { dangerousWeapon, isBought } from '../rules/weapons.ts';

/** Reach 6; for a token nothing counts that the target has, distance included (ARMED-BIGFIFTY-01 to -04-Q). */
export const bigFifty = dangerousWeapon('Big Fifty', 6);

export const bigFiftySilences = ruleModule('big-fifty-silences', {
  queries: {
    silences: (isSilent, { move }) => isSilent || isBought(move.chosen, bigFifty),
  },
  triggers: {
    cardPlayed(game, { seat, card, face, use, chosen }) {
      if (isBought(chosen, bigFifty)) silence(game, seatIn({ by: seat, card, face, as: use.slug, chosen }, 'at'));
    },
  },
});
