import { clockwiseFrom, event, withoutSpared } from '../../../core.ts';
import { openStore } from '../../base/cards/general-store.ts';

const EVERYBODY = { gives: 'everybody' } as const;

/** At the End of the Line a General Store, beginning with whose turn it is (TRAIN-LELAND-01). */
export const leland = event('Leland', {
  traits: EVERYBODY,
  triggers: {
    *lineEnds(game, { self }) {
      const guests = yield* withoutSpared(game, self, clockwiseFrom(game, self), EVERYBODY);
      yield* openStore(game, { by: self, face: null, as: null }, guests);
    },
  },
});
