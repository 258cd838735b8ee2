import { attack, card, seatInReach } from '../../../core.ts';

/** A shot at somebody whom the weapon reaches; no BANG! card (DODGE-CARD-04, DODGE-OTHER-02). */
export const pepperbox = card(
  'Pepperbox',
  { colour: 'green', traits: { shoots: 'one' } },
  {
    needs: { at: seatInReach },
    *effect(game, { by, face }, { at }) {
      yield* attack(game, { by, target: at, face });
    },
  },
);
