import { anotherSeat, attack, card } from '../../../core.ts';

/** A shot at anybody, at any distance (DODGE-CARD-03). */
export const buffaloRifle = card(
  'Buffalo Rifle',
  { colour: 'green', traits: { shoots: 'one', range: Number.POSITIVE_INFINITY } },
  {
    needs: { at: anotherSeat },
    *effect(game, { by, face }, { at }) {
      yield* attack(game, { by, target: at, face });
    },
  },
);
