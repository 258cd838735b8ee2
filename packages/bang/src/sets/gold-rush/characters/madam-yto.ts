import { afterThis, cardIn, character, draw, isDying, takeBack } from '../../../core.ts';

/** Draws a card each time somebody plays a Beer card, she too, for life or for gold (GOLD-YTO-01 to -03-Q). */
export const madamYto = character(
  'Madam Yto',
  { life: 4 },
  {
    triggers: {
      cardSpent(game, { self, as, source }) {
        if (as === null || !cardIn(game.book, as).kinds.includes('beerCard')) return;
        if (isDying(game, self)) afterThis(game, source, self);
        else draw(game, self, 1);
      },
      // her own rescue: once she is saved
      lifeLost(game, { self, seat, source }) {
        if (seat === self) draw(game, self, takeBack(game, source, self));
      },
    },
    *afterwards(game, self) {
      draw(game, self, 1);
    },
  },
);
