import { card, cardInPlay, ownerOf, robs } from '../core.ts';

/** Takes a card in play into the hand, but not from the opponent's rear (DUEL-SCHOOL-01). */
export const schoolmarm = card(
  'Schoolmarm',
  { colour: 'brown', traits: { robs: true } },
  {
    needs: { what: cardInPlay },
    *effect(game, { by }, { what }) {
      yield* robs(game, by, ownerOf(game, what), what, 'hand');
    },
  },
);
