import { attack, clockwiseFrom, event, oneByOne, withoutSpared } from '../../../core.ts';

/** At the End of the Line a shot at everybody, beginning with whose turn it is; nobody is to blame (TRAIN-IRON-01 to -08-Q). */
export const ironhorse = event('Ironhorse', {
  triggers: {
    *lineEnds(game, { self }) {
      const targets = yield* withoutSpared(game, self, clockwiseFrom(game, self));
      yield* oneByOne(game, targets, (target) => attack(game, { by: null, target, face: null }));
    },
  },
});
