import { backsIn, type CardId, card, cardsInPlay, oneOf, otherSeat, ownerOf, robs, type Side } from '../core.ts';
import { takeFromHand, whyTheirRear } from '../core.ts';

/** Takes a random card from the opponent's hand, or discards one in play, but not of their rear (DUEL-STEALING-01, -03-Q, -04-Q). */
export const stealing = card(
  'Stealing',
  { colour: 'brown', traits: { robs: true } },
  {
    needs: {
      // A random card of the hand is named by its back (DUEL-RANDOM-01).
      what: oneOf<CardId | Side>(
        'card',
        (game, { by }) => [...backsIn(game, otherSeat(by)), ...cardsInPlay(game)],
        (game, move, value) => (typeof value === 'number' ? whyTheirRear(game, move, ownerOf(game, value)) : undefined),
      ),
    },
    *effect(game, { by }, { what }) {
      if (typeof what === 'number') yield* robs(game, by, ownerOf(game, what), what, 'discard');
      else yield* takeFromHand(game, { by, from: otherSeat(by), back: what, to: 'hand' });
    },
  },
);
