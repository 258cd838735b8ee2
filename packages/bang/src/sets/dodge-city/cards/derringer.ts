import { anotherSeatWithin, attack, card, draw, settle } from '../../../core.ts';

/** A shot at somebody at distance 1; then its shooter draws a card, hit or not (DODGE-GREEN-07, DODGE-CARD-11-Q). */
export const derringer = card(
  'Derringer',
  { colour: 'green', traits: { shoots: 'one', range: 1, draws: 1 } },
  {
    needs: { at: anotherSeatWithin(1) },
    *effect(game, { by, face }, { at }) {
      yield* attack(game, { by, target: at, face });
      yield* settle(game); // DODGE-CARD-11-Q: the shot is finished first
      draw(game, by, 1);
    },
  },
);
