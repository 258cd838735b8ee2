import {
  type CardId,
  character,
  type Game,
  handCardThat,
  handSize,
  type Refusal,
  refuse,
  response,
  type SeatId,
  SPARED,
  servesAs,
  spend,
} from '../../../core.ts';
import { missed } from '../../base/cards/missed.ts';
import { isBrownButNoBang } from '../rules/brown-cards.ts';

/** A Missed! card of his hand spares him any brown card that is no BANG! card (VALLEY-MICK-01 to -05-Q). A shot it avoids anyway. */
export const mickDefender = character(
  'Mick Defender',
  { life: 4 },
  {
    responds: {
      card: response({
        why: (game, self, play) =>
          handSize(game, self) > 0 && isBrownButNoBang(game, play)
            ? undefined
            : refuse('noEscape', { ruling: 'VALLEY-MICK-04-Q' }),
        needs: { card: handCardThat(whyNoMissed) },
        *run(game, { self }, { card }) {
          yield* spend(game, self, card, missed.slug);
          return SPARED;
        },
      }),
    },
  },
);

function whyNoMissed(game: Game, self: SeatId, card: CardId): Refusal | undefined {
  return servesAs(game, self, card, 'missedCard')
    ? undefined
    : refuse('wrongCard', { needs: 'missedCard', ruling: 'VALLEY-MICK-03-Q' });
}
