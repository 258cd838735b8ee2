import { event, refuse } from '../../../core.ts';

/** No Beer may be played, not even by who is about to die of it; other drinks may (HN-REVEREND-01 to -06-Q). */
export const theReverend = event('The Reverend', {
  queries: {
    whyForbidden: (reason, { use }) =>
      reason ?? (use.kinds.includes('beerCard') ? refuse('noBeer', { ruling: 'HN-REVEREND-01' }) : undefined),
  },
});
