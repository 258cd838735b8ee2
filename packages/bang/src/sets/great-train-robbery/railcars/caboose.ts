import { card, cardId, discardTogether, listNeeds, MISSED } from '../../../core.ts';
import { anotherBlueCard } from '../rules/railcar.ts';

/** Its owner may discard another blue card, of the hand or in play, as a Missed!, as often as there are some (TRAIN-CABOOSE-01, -02-Q). */
export const caboose = card(
  'Caboose',
  { colour: 'blue', traits: { dodges: true } },
  {
    responds: {
      shot: {
        mayRepeat: true,
        needs: listNeeds({ card: anotherBlueCard }),
        *run(game, { self, chosen }) {
          yield* discardTogether(game, self, [cardId(Number(chosen['card']))]);
          return MISSED;
        },
      },
    },
  },
);
