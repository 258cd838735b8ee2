import { card, drawSuits, heal } from '../../../core.ts';

const CARDS = 4;

/** A draw! of four cards: a life point for each suit among them (GOLD-RHUM-01, -02); of more for whoever turns more (GOLD-RHUM-03-Q). */
export const rhum = card(
  'Rhum',
  { colour: 'brown', price: 3, traits: { heals: 3 } },
  {
    *effect(game, { by }) {
      const suits = yield* drawSuits(game, by, CARDS, 'rhum');
      heal(game, by, suits.size);
    },
  },
);
