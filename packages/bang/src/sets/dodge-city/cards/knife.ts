import { anotherSeatWithin, attack, card } from '../../../core.ts';

/** A shot at somebody at distance 1, whatever the weapon (DODGE-CARD-02). */
export const knife = card(
  'Knife',
  { colour: 'green', traits: { shoots: 'one', range: 1 } },
  {
    needs: { at: anotherSeatWithin(1) },
    *effect(game, { by, face }, { at }) {
      yield* attack(game, { by, target: at, face });
    },
  },
);
