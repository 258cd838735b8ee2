import { card, cardIn, handSize, refuse } from '../../../core.ts';

const PRIVATE = refuse('privateCar', { ruling: 'TRAIN-PRIVATE-01' });

/** With an empty hand its owner is no target of BANG! cards; of other shots still (TRAIN-PRIVATE-01 to -04-Q). */
export const privateCar = card(
  'Private Car',
  { colour: 'blue', traits: { shelters: true } },
  {
    queries: {
      whyNotTarget: (why, { game, self, seat, move }) => {
        if (seat !== self || handSize(game, self) > 0) return why;
        return game.book.cards.has(move.as) && cardIn(game.book, move.as).kinds.includes('bangCard') ? PRIVATE : why;
      },
    },
  },
);
