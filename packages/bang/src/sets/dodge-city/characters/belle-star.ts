import { character, definitionOf, isLikeBlue, isTurnOf } from '../../../core.ts';

/** In her turn no blue or green card in front of the others works (DODGE-BELLE-01 to -04-Q). */
export const belleStar = character(
  'Belle Star',
  { life: 4, traits: { silences: true } },
  {
    suppresses: (game, self, { owner, card }) => {
      if (card === null || owner === self || !isTurnOf(game, self)) return false;
      const laid = definitionOf(game, card);
      return isLikeBlue(laid) || laid.colour === 'green';
    },
  },
);
