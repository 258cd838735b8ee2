import { definitionOf, event, refuse } from '../../../core.ts';

const ONLY_AS_MISSED = refuse('onlyAsMissed', { ruling: 'WWS-SHOWDOWN-02' });

/** Any other card may be used as a BANG!, and a BANG! only as a Missed! (WWS-SHOWDOWN-01 to -08-Q). */
export const showdown = event('Showdown', {
  queries: {
    alsoServesAs: (kinds, { game, card }) => [
      ...kinds,
      definitionOf(game, card).kinds.includes('bangCard') ? 'missedCard' : 'bangCard',
    ],
    whyForbidden: (reason, { game, use, card }) => {
      const isBang = card !== null && definitionOf(game, card).kinds.includes('bangCard');
      return reason ?? (isBang && use.kinds.includes('bangCard') ? ONLY_AS_MISSED : undefined);
    },
  },
});
