import { card, draw } from '../../../core.ts';

/** Each time another player takes or discards a card of its owner's, of the hand or in play, they draw one; not for itself (TRAIN-REFUND-01 to -04-Q). */
export const refund = card(
  'Refund',
  { colour: 'blue', traits: { yields: true } },
  {
    triggers: {
      cardLost(game, { self, seat }) {
        if (seat === self) draw(game, self, 1);
      },
    },
  },
);
