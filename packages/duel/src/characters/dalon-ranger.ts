import { character, doLater, mayDraw, otherSeat } from '../core.ts';

/** Each life that the opponent makes him lose, but for his last, brings his owner a card (DUEL-DALON-01, -02-Q). */
export const dalonRanger = character(
  'Dalon Ranger',
  { side: 'law', life: 5, traits: { defence: 2, onWound: 4 } },
  {
    triggers: {
      *lifeLost(game, { self, target, fighter, amount, by }) {
        if (target === fighter && by === otherSeat(self)) doLater(game, 'dalon-ranger', self, amount);
      },
    },
    afterwards: (game, owner) => mayDraw(game, owner, 1, 'dalon-ranger'),
  },
);
