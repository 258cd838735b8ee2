import { anotherSeat, card, loseLife, oneByOne, reaches, returnsFire } from '../../../core.ts';
import { inTurn, oneTargetAndMore } from '../rules/further-targets.ts';
import { pays } from '../rules/load.ts';

/** Somebody, and another one for each token, gives up a BANG! card or loses a life point (ARMED-ARROW-01 to -05-Q). */
export const arrow = card(
  'Arrow',
  { colour: 'brown', traits: { wounds: 'one', spends: 1 } },
  {
    needs: oneTargetAndMore(anotherSeat),
    *effect(game, { by, face, as }, { at, pay, also }) {
      if (!(yield* pays(game, by, pay))) return;
      yield* oneByOne(game, inTurn(game, by, at, also), function* (target) {
        if (!(yield* reaches(game, target, { by, face, as }))) return;
        if (!(yield* returnsFire(game, target, 'arrow', by))) yield* loseLife(game, target, 1, { by, face });
      });
    },
  },
);
