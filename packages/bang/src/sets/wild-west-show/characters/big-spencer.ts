import { character, definitionOf, refuse } from '../../../core.ts';

const FIRST_HAND = 5;
const NO_MISSED = refuse('noMissed', { ruling: 'WWS-BIGSPENCER-02' });

/** Nine life points, five cards to begin with, and no Missed! card ever (WWS-BIGSPENCER-01 to -06-Q). */
export const bigSpencer = character(
  'Big Spencer',
  { life: 9 },
  {
    queries: {
      firstHand: () => FIRST_HAND,
      // WWS-BIGSPENCER-03, -06-Q: the ban is on the card, and on playing it as what it is
      whyForbidden: (reason, { game, use, card }) => {
        const isMissed = card !== null && definitionOf(game, card).kinds.includes('missedCard');
        return reason ?? (isMissed && use.kinds.includes('missedCard') ? NO_MISSED : undefined);
      },
    },
  },
);
