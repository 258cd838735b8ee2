import { anotherSeatWithin, attack, card } from '../../../core.ts';

/** A shot at somebody at distance 1 or 2, whatever the weapon; no BANG! card (VALLEY-TOMAHAWK-01). */
export const tomahawk = card(
  'Tomahawk',
  { colour: 'brown', traits: { shoots: 'one', range: 2 } },
  {
    needs: { at: anotherSeatWithin(2) },
    effect: (game, { by, face }, { at }) => attack(game, { by, target: at, face }),
  },
);
