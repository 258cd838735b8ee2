import { ruleModule, starterOf, useInTurn, whyUsedUp } from '../../../core.ts';
import { moveTrain, pullIn } from './end-of-the-line.ts';
import { paysForTake, take, TAKE, takeAheadNeeds, takeNeeds, takeNow, whyNoMoreTakes } from './taking.ts';
import { advance } from './train.ts';

/** The train moves at the beginning of each turn of the Sheriff; among three the Deputy stands in (TRAIN-MOVE-01, -04-Q). */
export const timetable = ruleModule('timetable', {
  triggers: {
    *trainMoves(game, { seat }) {
      if (seat === starterOf(game.state)) yield* moveTrain(game);
    },
  },
});

/** Once in their turn players may pay what a station asks and take the railcar below it (TRAIN-TAKE-01 to -10). */
export const takingRailcars = ruleModule(TAKE, {
  action: {
    traits: { fetches: true, priced: true },
    why: whyNoMoreTakes,
    needs: () => takeNeeds,
    *run(game, { by, chosen }) {
      yield* take(game, by, chosen);
    },
  },
});

const ADVANCE = 'advance-train';

/** Before it they may move the train on by one station: they pay for what they take there as they say so (TRAIN-TAKE-05, TRAIN-BENNY-02). */
export const advancingTrain = ruleModule(ADVANCE, {
  action: {
    traits: { fetches: true, priced: true, drives: 'oneStation' },
    why: (game, self) => whyUsedUp(game, ADVANCE, { most: 1, ruling: 'TRAIN-BENNY-02' }) ?? whyNoMoreTakes(game, self),
    needs: () => takeAheadNeeds,
    *run(game, move) {
      useInTurn(game, ADVANCE);
      if (!(yield* paysForTake(game, move, 1))) return;
      const isAtEnd = yield* advance(game);
      yield* takeNow(game, move);
      if (isAtEnd) yield* pullIn(game); // TRAIN-EOL-08
    },
  },
});
