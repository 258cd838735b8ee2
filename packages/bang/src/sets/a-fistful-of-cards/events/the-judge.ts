import { event, refuse } from '../../../core.ts';

const NO_LAYING = refuse('noLaying', { ruling: 'FOC-JUDGE-01' });

/** No card may be played in front of anybody; what lies there goes on working (FOC-JUDGE-01 to -05-Q). */
export const theJudge = event('The Judge', {
  queries: { whyForbidden: (reason, { use }) => reason ?? (use.colour === 'brown' ? undefined : NO_LAYING) },
});
