import { card, cardToTake, reaches, takeCard, whyOneself } from '../../../core.ts';
import { discardedFor } from '../rules/railcar.ts';

/** Discarded it takes a card of any other player, at any distance: a random one of the hand, or one in play (TRAIN-PASSENGER-01). */
export const passengerCar = card(
  'Passenger Car',
  { colour: 'blue' },
  {
    action: discardedFor(
      { takes: true, range: Number.POSITIVE_INFINITY },
      {
        needs: cardToTake(whyOneself),
        *effect(game, { by, face, as }, { at, what }) {
          if (yield* reaches(game, at, { by, face, as })) yield* takeCard(game, by, at, what);
        },
      },
    ),
  },
);
