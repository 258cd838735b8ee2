import { card, cardToTake, reaches, takeCard, whyFartherThan } from '../../../core.ts';

/** Takes a card of a player at distance 1: a random one of his hand, or one in front of him (BASE-PANIC-01 to -06-Q). */
export const panic = card(
  'Panic!',
  { colour: 'brown', traits: { takes: true } },
  {
    needs: cardToTake((game, move, seat) => whyFartherThan(game, move, seat, 1)),
    *effect(game, { by, face, as }, { at, what }) {
      if (yield* reaches(game, at, { by, face, as })) yield* takeCard(game, by, at, what);
    },
  },
);
