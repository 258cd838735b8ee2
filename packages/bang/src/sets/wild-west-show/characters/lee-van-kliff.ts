import {
  type CardId,
  cardId,
  cardIn,
  carryOutAgain,
  character,
  discardTogether,
  type Game,
  handCardThat,
  listNeeds,
  type Refusal,
  refuse,
  type SeatId,
  seatOf,
  servesAs,
  whyNotAgain,
} from '../../../core.ts';
import { countCard } from '../rules/cards-played.ts';

const bangGivenUp = listNeeds({ card: handCardThat(whyNoBang) });

/** Right after a brown card he may give up a BANG! card to carry out its effect once more (WWS-LEE-01 to -11-Q). */
export const leeVanKliff = character(
  'Lee Van Kliff',
  { life: 4 },
  {
    action: {
      traits: { repeats: true, costs: 1 },
      why: whyNoRepeat,
      needs: (game) => {
        const { justPlayed } = game.state.turn;
        return justPlayed === null ? [] : [...bangGivenUp, ...cardIn(game.book, justPlayed.as).needs];
      },
      *run(game, move) {
        const { justPlayed } = game.state.turn;
        const { card, ...chosen } = move.chosen;
        if (justPlayed === null) return;
        yield* discardTogether(game, move.by, [cardId(Number(card))]);
        countCard(game); // WWS-LEE-05
        yield* carryOutAgain(game, { ...move, ...justPlayed, chosen });
      },
    },
  },
);

function whyNoBang(game: Game, by: SeatId, card: CardId): Refusal | undefined {
  return servesAs(game, by, card, 'bangCard') ? undefined : refuse('wrongCard', { needs: 'bangCard' });
}

function whyNoRepeat(game: Game, self: SeatId): Refusal | undefined {
  const { justPlayed } = game.state.turn;
  if (justPlayed === null) return refuse('nothingToRepeat', { ruling: 'WWS-LEE-03' });
  const { face, as } = justPlayed;
  if (cardIn(game.book, as).colour !== 'brown') return refuse('nothingToRepeat', { ruling: 'WWS-LEE-07-Q' });
  if (!seatOf(game, self).hand.some((card) => servesAs(game, self, card, 'bangCard')))
    return refuse('cannotPay', { needs: 'bangCard', ruling: 'WWS-LEE-01' });
  return whyNotAgain(game, self, face, as);
}
