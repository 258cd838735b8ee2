import { ask, backsIn, character, choice, doLater, otherSeat, questionOf, type Side, takeFromHand } from '../core.ts';

/** Each life that the opponent makes him lose, but for his last, may cost them a random card (DUEL-SLIM-01, -02-Q). */
export const slimPoet = character(
  'Slim Poet',
  { side: 'outlaws', life: 4, traits: { defence: 2, onWound: 4 } },
  {
    triggers: {
      *lifeLost(game, { self, target, fighter, amount, by }) {
        if (target === fighter && by === otherSeat(self)) doLater(game, 'slim-poet', self, amount);
      },
    },
    *afterwards(game, owner) {
      const victim = otherSeat(owner);
      const backs = backsIn(game, victim);
      if (backs.length === 0) return;
      const back = yield* ask(owner, () =>
        questionOf<Side | 'pass'>(
          'rob',
          { source: 'slim-poet' },
          choice('what', [...backs, 'pass'], { holds: 'word' }),
        ),
      );
      if (back !== 'pass') yield* takeFromHand(game, { by: owner, from: victim, back, to: 'discard' });
    },
  },
);
