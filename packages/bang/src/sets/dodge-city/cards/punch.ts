import { anotherSeatWithin, attack, card } from '../../../core.ts';

/** A shot at somebody at distance 1, whatever the weapon; no BANG! card (DODGE-CARD-02, DODGE-OTHER-02). */
export const punch = card(
  'Punch',
  { colour: 'brown', traits: { shoots: 'one', range: 1 } },
  {
    needs: { at: anotherSeatWithin(1) },
    *effect(game, { by, face }, { at }) {
      yield* attack(game, { by, target: at, face });
    },
  },
);
