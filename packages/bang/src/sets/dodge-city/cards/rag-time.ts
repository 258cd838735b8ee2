import { card, cardToTake, cost, reaches, takeCard } from '../../../core.ts';

/** For another card of the hand: takes a card of any player, at any distance (DODGE-CARD-06, DODGE-CARD-09-Q). */
export const ragTime = card(
  'Rag Time',
  { colour: 'brown', traits: { takes: true, range: Number.POSITIVE_INFINITY, costs: 1 } },
  {
    needs: { ...cardToTake(() => undefined), cost: cost(1) },
    *effect(game, { by, face, as }, { at, what }) {
      if (yield* reaches(game, at, { by, face, as })) yield* takeCard(game, by, at, what);
    },
  },
);
