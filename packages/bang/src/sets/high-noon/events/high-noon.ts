import { event, loseLife } from '../../../core.ts';

/** The last one: beginning a turn costs a life point, before anything else (HN-HIGH-NOON-01 to -07-Q). */
export const highNoon = event('High Noon', {
  triggers: {
    *eventSpeaks(game, { seat }) {
      yield* loseLife(game, seat, 1, { by: null });
    },
  },
});
