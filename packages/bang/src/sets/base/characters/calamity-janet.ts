import { character, definitionOf } from '../../../core.ts';

/** Her BANG! cards do for Missed! and her Missed! for BANG! (BASE-JANET-01 to -06-Q). */
export const calamityJanet = character(
  'Calamity Janet',
  { life: 4, traits: { swaps: true } },
  {
    queries: {
      alsoServesAs: (kinds, { game, self, seat, card }) => {
        if (seat !== self) return kinds;
        const own = definitionOf(game, card).kinds;
        if (own.includes('bangCard')) return [...kinds, 'missedCard'];
        return own.includes('missedCard') ? [...kinds, 'bangCard'] : kinds;
      },
    },
  },
);
