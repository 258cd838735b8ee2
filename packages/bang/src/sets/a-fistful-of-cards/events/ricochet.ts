import {
  cancels,
  cardId,
  carryOut,
  discard,
  discardInPlay,
  event,
  faceOf,
  type Game,
  type Move,
  type Need,
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

const bangCard: Need = {
  slot: 'card',
  candidates: (game, { by }) => seatOf(game, by).hand,
  why: (game, { by }, value) =>
    servesAs(game, by, cardId(Number(value)), 'bangCard')
      ? undefined
      : refuse('wrongCard', { needs: 'bangCard', ruling: 'FOC-RICOCHET-05-Q' }),
  fill: (move, value) => ({ ...move, card: cardId(Number(value)) }),
};

const anotherWithCards: Need = seatThat((game, { by }, seat) => {
  if (seat === by) return refuse('notOneself', { ruling: 'FOC-RICOCHET-06-Q' });
  return whyNothing(game, [seat]);
});

function whyNothing(game: Game, seats: readonly SeatId[]): Refusal | undefined {
  const isAnything = seats.some((seat) => seatOf(game, seat).inPlay.length > 0);
  return isAnything ? undefined : refuse('nothingThere', { ruling: 'FOC-RICOCHET-01' });
}

const cardOfHis: Need = {
  slot: 'what',
  candidates: (game, { at }) => seatOf(game, at).inPlay,
  why: () => undefined,
  fill: (move, value) => ({ ...move, what: cardId(Number(value)) }),
};

/** In his turn a player may throw BANG! cards at cards in front of others: each is lost unless its owner answers with a Missed! (FOC-RICOCHET-01 to -08-Q). */
export const ricochet = event('Ricochet', {
  action: {
    traits: { discards: true, costs: 1 },
    why: (game, self) => whyNothing(game, othersClockwise(game, self)),
    needs: () => [bangCard, anotherWithCards, cardOfHis],
    *run(game, move) {
      yield* carryOut(game, move, throwAt, false);
    },
  },
});

function* throwAt(game: Game, { by, at, card, what }: Move): Procedure {
  const { id: face } = faceOf(game, card);
  const stake = cardId(Number(what)); // never `hand`: see `cardOfHis`
  report(game, 'discarded', { seat: by, cards: [card] });
  discard(game, card);
  const isSaved = yield* cancels(game, { by, target: at, face, damage: 0, stake });
  if (!isSaved) discardInPlay(game, { owner: at, card: stake });
}
