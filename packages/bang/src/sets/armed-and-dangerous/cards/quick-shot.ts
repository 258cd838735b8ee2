import { attack, card, oneByOne, seatInReach } from '../../../core.ts';
import { inTurn, oneTargetAndMore } from '../rules/further-targets.ts';
import { pays } from '../rules/load.ts';

/** A shot at somebody in reach, and at another one for each token; no BANG! card (ARMED-QUICK-01 to -03-Q). */
export const quickShot = card(
  'Quick Shot',
  { colour: 'brown', traits: { shoots: 'one', spends: 1 } },
  {
    needs: oneTargetAndMore(seatInReach),
    *effect(game, { by, face }, { at, pay, also }) {
      if (!(yield* pays(game, by, pay))) return;
      yield* oneByOne(game, inTurn(game, by, at, also), (target) => attack(game, { by, target, face }));
    },
  },
);
