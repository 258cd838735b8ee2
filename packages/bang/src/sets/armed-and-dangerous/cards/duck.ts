import { card, handOf, isInZone, MISSED, pickUp, response } from '../../../core.ts';
import { pays, upgrade } from '../rules/load.ts';

/** Counts as a Missed!, no Missed! card; for 2 tokens it is back in the hand at once (ARMED-DUCK-01, ARMED-DUCK-02-Q). */
export const duck = card(
  'Duck!',
  { colour: 'brown', traits: { dodges: true, spends: 2 } },
  {
    responds: {
      shot: response({
        needs: upgrade(2, () => 1),
        *run(game, { self, card: played }, { pay }) {
          if (!(yield* pays(game, self, pay))) return 0;
          if (pay !== undefined && isInZone(game, played, 'discardPile')) pickUp(game, self, played, handOf(self));
          return MISSED;
        },
      }),
    },
  },
);
