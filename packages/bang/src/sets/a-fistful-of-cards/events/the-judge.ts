import { event, refuse } from '../../../core.ts';

/** No card may be played in front of anybody; what lies there goes on working (FOC-JUDGE-01 to -05-Q). */
export const theJudge = event('The Judge', {
  queries: {
    whyForbidden: (reason, { use }) =>
      reason ?? (use.colour === 'brown' ? undefined : refuse('noLaying', { ruling: 'FOC-JUDGE-01' })),
  },
});
