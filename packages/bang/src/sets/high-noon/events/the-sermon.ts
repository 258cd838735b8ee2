import { event, isTurnOf, refuse } from '../../../core.ts';

/** Whoever's turn it is may not use BANG! cards, nor what would count as one (HN-SERMON-01 to -06-Q). */
export const theSermon = event('The Sermon', {
  queries: {
    whyForbidden: (reason, { game, seat, use }) => {
      const isBang = use.kinds.includes('bangCard') && isTurnOf(game, seat);
      return reason ?? (isBang ? refuse('noBangs', { ruling: 'HN-SERMON-01' }) : undefined);
    },
  },
});
