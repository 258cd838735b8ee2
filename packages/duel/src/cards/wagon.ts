import { ask, type CardId, card, choice, discardFrom, draw, questionOf } from '../core.ts';

const CARDS = 3;

/** Its player draws three cards and discards one of them (DUEL-WAGON-01). */
export const wagon = card(
  'Wagon',
  { colour: 'brown', traits: { draws: 2 } },
  {
    *effect(game, { by }) {
      const drawn = draw(game, by, CARDS);
      if (drawn.length < CARDS) return;
      const back = yield* ask(by, () => questionOf<CardId>('layDown', { source: 'wagon' }, choice('card', drawn)));
      discardFrom(game, by, [back]);
    },
  },
);
