import { attack, clockwiseFrom, event, oneByOne, withoutSpared } from '../../../core.ts';

const EVERYBODY = { shoots: 'all', includesSelf: true } as const;

/** At the End of the Line a shot at everybody, beginning with whose turn it is; nobody is to blame (TRAIN-IRON-01 to -08-Q). */
export const ironhorse = event('Ironhorse', {
  traits: EVERYBODY,
  triggers: {
    *lineEnds(game, { self }) {
      const targets = yield* withoutSpared(game, self, clockwiseFrom(game, self), EVERYBODY);
      yield* oneByOne(game, targets, (target) => attack(game, { by: null, target, face: null }));
    },
  },
});
