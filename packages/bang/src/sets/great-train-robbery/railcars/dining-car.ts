import { card, drawCheck, heal } from '../../../core.ts';

const MEAL = { reason: 'dining-car', hits: { suits: ['♥'] }, isGood: true } as const;

/** When their turn starts its owner draws!: a Heart brings a life point (TRAIN-DINING-01, TRAIN-MIX-05-Q). */
export const diningCar = card(
  'Dining Car',
  { colour: 'blue', traits: { heals: 1 } },
  {
    triggers: {
      *mealServed(game, { self, seat }) {
        if (seat === self && (yield* drawCheck(game, self, MEAL))) heal(game, self, 1);
      },
    },
  },
);
