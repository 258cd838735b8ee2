import { clockwiseFrom, event, withoutSpared } from '../../../core.ts';
import { openStore } from '../../base/cards/general-store.ts';

/** At the End of the Line a General Store, beginning with whose turn it is (TRAIN-LELAND-01). */
export const leland = event('Leland', {
  triggers: {
    *lineEnds(game, { self }) {
      const guests = yield* withoutSpared(game, self, clockwiseFrom(game, self));
      yield* openStore(game, { by: self, face: null, as: null }, guests);
    },
  },
});
