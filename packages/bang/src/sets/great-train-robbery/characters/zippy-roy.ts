import { action, character, useInTurn, whyUsedUp } from '../../../core.ts';
import { moveTrain } from '../rules/end-of-the-line.ts';

/** Once in his turn he may move the train on by one station, besides all else (TRAIN-ZIPPY-01). */
export const zippyRoy = character(
  'Zippy Roy',
  { life: 5 },
  {
    action: action({
      traits: { drives: 'oneStation' },
      why: (game, _self, { slug }) => whyUsedUp(game, slug, { most: 1, ruling: 'TRAIN-ZIPPY-01' }),
      *run(game, { as }) {
        useInTurn(game, as);
        yield* moveTrain(game);
      },
    }),
  },
);
