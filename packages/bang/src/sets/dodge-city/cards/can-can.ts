import { card, cardOfSeat, discardCardOf, reaches } from '../../../core.ts';

/** Any player loses a card: a random one of his hand, or a chosen one in front of him (DODGE-CARD-06, DODGE-CARD-09-Q). */
export const canCan = card(
  'Can Can',
  { colour: 'green', traits: { discards: true } },
  {
    needs: cardOfSeat(() => undefined),
    *effect(game, { by, face, as }, { at, what }) {
      if (yield* reaches(game, at, { by, face, as })) yield* discardCardOf(game, by, at, what);
    },
  },
);
