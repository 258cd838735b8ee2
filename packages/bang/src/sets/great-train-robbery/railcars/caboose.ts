import { card, discardTogether, MISSED, response } from '../../../core.ts';
import { anotherBlueCard } from '../rules/railcar.ts';

/** Its owner may discard another blue card, of the hand or in play, as a Missed!, as often as there are some (TRAIN-CABOOSE-01, -02-Q). */
export const caboose = card(
  'Caboose',
  { colour: 'blue', traits: { dodges: true } },
  {
    responds: {
      shot: response({
        mayRepeat: true,
        needs: { card: anotherBlueCard },
        *run(game, { self }, { card: given }) {
          yield* discardTogether(game, self, [given]);
          return MISSED;
        },
      }),
    },
  },
);
