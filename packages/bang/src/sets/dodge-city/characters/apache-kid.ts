import { character, isInStandoff, printedFace, signOfFace } from '../../../core.ts';

/** Brown ♦ cards of the others do nothing to him, except in a Duel (DODGE-APACHE-01 to -06-Q). */
export const apacheKid = character(
  'Apache Kid',
  { life: 3 },
  {
    queries: {
      unaffected: (isUnaffected, { game, self, seat, by, face }) => {
        if (seat !== self || by === null || by === self || face === null || isInStandoff(game)) return isUnaffected;
        const isBrown = printedFace(game, face).card.colour === 'brown';
        return isUnaffected || (isBrown && signOfFace(game, face).suit === '♦');
      },
    },
  },
);
