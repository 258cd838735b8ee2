import {
  cardId,
  cardIn,
  carryOutAgain,
  character,
  discardTogether,
  type Game,
  type Need,
  type Refusal,
  refuse,
  type SeatId,
  seatOf,
  servesAs,
  whyNotAgain,
} from '../../../core.ts';

/** Right after a brown card he may give up a BANG! card to carry out its effect once more (WWS-LEE-01 to -11-Q). */
export const leeVanKliff = character(
  'Lee Van Kliff',
  { life: 4 },
  {
    action: {
      why: whyNoRepeat,
      needs: (game) => {
        const { justPlayed } = game.state.turn;
        return justPlayed === null ? [] : [bangGivenUp, ...cardIn(game.book, justPlayed.as).needs];
      },
      *run(game, move) {
        const { justPlayed } = game.state.turn;
        if (justPlayed === null) return;
        yield* discardTogether(game, move.by, [move.card]);
        yield* carryOutAgain(game, { ...move, ...justPlayed });
      },
    },
  },
);

const bangGivenUp: Need = {
  slot: 'card',
  candidates: (game, { by }) => seatOf(game, by).hand,
  why: (game, { by }, card) =>
    servesAs(game, by, cardId(Number(card)), 'bangCard') ? undefined : refuse('wrongCard', { needs: 'bangCard' }),
  fill: (move, card) => ({ ...move, card: cardId(Number(card)) }),
};

function whyNoRepeat(game: Game, self: SeatId): Refusal | undefined {
  const { justPlayed } = game.state.turn;
  if (justPlayed === null) return refuse('nothingToRepeat', { ruling: 'WWS-LEE-03' });
  const { face, as } = justPlayed;
  if (cardIn(game.book, as).colour !== 'brown') return refuse('nothingToRepeat', { ruling: 'WWS-LEE-07-Q' });
  if (!seatOf(game, self).hand.some((card) => servesAs(game, self, card, 'bangCard')))
    return refuse('cannotPay', { needs: 'bangCard', ruling: 'WWS-LEE-01' });
  return whyNotAgain(game, self, face, as);
}
