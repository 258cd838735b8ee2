import { event, refuse } from '../../../core.ts';

const NO_BEER = refuse('noBeer', { ruling: 'HN-REVEREND-01' });

/** No Beer may be played, not even by who is about to die of it; other drinks may (HN-REVEREND-01 to -06-Q). */
export const theReverend = event('The Reverend', {
  queries: { whyForbidden: (reason, { use }) => reason ?? (use.kinds.includes('beerCard') ? NO_BEER : undefined) },
});
