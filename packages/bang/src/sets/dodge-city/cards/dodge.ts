import { asMissed, card, draw } from '../../../core.ts';

/** Cancels a shot as a Missed! would, and brings a card besides; it is no Missed! card (DODGE-CARD-05, DODGE-MOLLY-05-Q). */
export const dodge = card(
  'Dodge',
  { colour: 'brown', traits: { dodges: true, draws: 1 } },
  {
    responds: { shot: asMissed((game, self) => draw(game, self, 1)) },
  },
);
