import {
  action,
  cancels,
  type CardId,
  cardInPlayOf,
  carryOut,
  discard,
  discardCardOf,
  event,
  faceOf,
  type Game,
  handCardThat,
  type Move,
  othersClockwise,
  type Procedure,
  type Refusal,
  refuse,
  report,
  type SeatId,
  seatOf,
  seatThat,
  servesAs,
} from '../../../core.ts';

const bangCard = handCardThat((game, by, card) =>
  servesAs(game, by, card, 'bangCard')
    ? undefined
    : refuse('wrongCard', { needs: 'bangCard', ruling: 'FOC-RICOCHET-05-Q' }),
);

const anotherWithCards = seatThat((game, { by }, seat) => {
  if (seat === by) return refuse('notOneself', { ruling: 'FOC-RICOCHET-06-Q' });
  return whyNothing(game, [seat]);
});

function whyNothing(game: Game, seats: readonly SeatId[]): Refusal | undefined {
  const isAnything = seats.some((seat) => seatOf(game, seat).inPlay.length > 0);
  return isAnything ? undefined : refuse('nothingThere', { ruling: 'FOC-RICOCHET-01' });
}

/** In his turn a player may throw BANG! cards at cards in front of others: each is lost unless its owner answers with a Missed! (FOC-RICOCHET-01 to -08-Q). */
export const ricochet = event('Ricochet', {
  action: action({
    traits: { discards: true, costs: 1 },
    why: (game, self) => whyNothing(game, othersClockwise(game, self)),
    needs: { card: bangCard, at: anotherWithCards, what: cardInPlayOf('at') },
    *run(game, move) {
      yield* carryOut(game, move, throwAt, false);
    },
  }),
});

type Throw = { readonly card: CardId; readonly at: SeatId; readonly what: CardId };

function* throwAt(game: Game, { by }: Move, { card, at, what: stake }: Throw): Procedure {
  const { id: face } = faceOf(game, card);
  report(game, 'discarded', { seat: by, cards: [card] });
  discard(game, card);
  const isSaved = yield* cancels(game, { by, target: at, face, damage: 0, stake });
  if (!isSaved) yield* discardCardOf(game, by, at, stake);
}
