import { card, cardToTake, reaches, takeCard } from '../../../core.ts';

/** Takes a card of any player, at any distance (DODGE-CARD-06, DODGE-CARD-09-Q). */
export const conestoga = card(
  'Conestoga',
  { colour: 'green', traits: { takes: true, range: Number.POSITIVE_INFINITY } },
  {
    needs: cardToTake(() => undefined),
    *effect(game, { by, face, as }, { at, what }) {
      if (yield* reaches(game, at, { by, face, as })) yield* takeCard(game, by, at, what);
    },
  },
);
