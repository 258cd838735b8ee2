import { character, draw } from '../../../core.ts';

/** She draws a card whenever a BANG! card of hers is cancelled (ARMED-MARY-01, ARMED-MARY-02-Q). */
export const bloodyMary = character(
  'Bloody Mary',
  { life: 4 },
  {
    triggers: {
      shotCancelled(game, { self, shot }) {
        if (shot.by === self && shot.isBangCard) draw(game, self, 1);
      },
    },
  },
);
