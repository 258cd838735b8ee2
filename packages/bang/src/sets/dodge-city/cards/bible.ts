import { asMissed, card, draw } from '../../../core.ts';

/** Cancels a shot at its owner, who draws a card besides (DODGE-CARD-05, DODGE-CARD-08-Q). */
export const bible = card(
  'Bible',
  { colour: 'green', traits: { dodges: true, draws: 1 } },
  {
    responds: { shot: asMissed((game, self) => draw(game, self, 1)) },
  },
);
