import { anotherSeat, attack, card, cost } from '../../../core.ts';

/** With another card of the hand given up: a shot at anybody, at any distance; no BANG! card (BASE-SLAB-03). */
export const springfield = card(
  'Springfield',
  { colour: 'brown', traits: { shoots: 'one' } },
  {
    needs: [anotherSeat, cost(1)],
    *effect(game, { by, at, face }) {
      yield* attack(game, { by, target: at, face, isLast: true });
    },
  },
);
