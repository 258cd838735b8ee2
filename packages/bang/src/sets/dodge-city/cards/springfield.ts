import { anotherSeat, attack, card, cost } from '../../../core.ts';

/** For another card of the hand: a shot at anybody, at any distance; no BANG! card (DODGE-CARD-03, DODGE-DISC-05-Q). */
export const springfield = card(
  'Springfield',
  { colour: 'brown', traits: { shoots: 'one', range: Number.POSITIVE_INFINITY, costs: 1 } },
  {
    needs: { at: anotherSeat, cost: cost(1) },
    *effect(game, { by, face }, { at }) {
      yield* attack(game, { by, target: at, face });
    },
  },
);
