import { type Procedure, questionOf, choice } from '@dustup/kernel';
import { ask } from './ask.ts';
import { report } from './events.ts';
import { faceOf, type Game, printedFace } from './game.ts';
import type { CardId, FaceId, SeatId } from './ids.ts';
import { discard, moveTopCard, refillDrawPile } from './piles.ts';
import type { Sign } from './signs.ts';
import { answering, query, queryOf } from './sources.ts';

/** A draw!: turns the top card of the pile, discards it, and says its sign; null when there was none (BASE-DECK-04-Q). */
export function* drawCheck(game: Game, seat: SeatId): Procedure<Sign | null> {
  const flips = queryOf(game, answering(game).drawFlips, 1, { seat });
  return flips === 1 ? flip(game, seat) : yield* flipSeveral(game, seat, flips);
}

/** BASE-DECK-03-Q: the turned card lies on the discard pile before it is read, and is shuffled in if it was the last. */
function flip(game: Game, seat: SeatId): Sign | null {
  const card = moveTopCard(game, 'discardPile');
  if (card === undefined) return null;
  report(game, 'turned', { seat, cards: [card] });
  const sign = signOf(game, card);
  refillDrawPile(game);
  return sign;
}

function* flipSeveral(game: Game, seat: SeatId, flips: number): Procedure<Sign | null> {
  const turned: CardId[] = [];
  for (let i = 0; i < flips; i++) {
    const card = moveTopCard(game, 'shelf');
    if (card === undefined) break;
    turned.push(card);
    refillDrawPile(game); // BASE-LUCKY-03-Q
  }
  if (turned.length === 0) return null;
  report(game, 'turned', { seat, cards: turned });
  const chosen = yield* ask(game, seat, () => pickOneOf('pickTurned', turned));
  const sign = chosen === null ? null : signOf(game, chosen);
  for (const card of turned) discard(game, card);
  refillDrawPile(game);
  return sign;
}

/** Suit and rank as they count just now. */
export function signOf(game: Game, card: CardId): Sign | null {
  return signOfFace(game, faceOf(game, card).id);
}

/** Null for a card that has none. */
export function signOfFace(game: Game, id: FaceId): Sign | null {
  const { sign } = printedFace(game, id);
  if (sign === null) return null;
  return {
    suit: query(game, answering(game).suit, sign.suit, { face: id }),
    rank: query(game, answering(game).rank, sign.rank, { face: id }),
  };
}

/** Shows a card of one's hand to all, unless another rule has done so already (FOC-LAW-OF-THE-WEST-08-Q). */
export function showOnce(game: Game, seat: SeatId, card: CardId): void {
  if (!query(game, answering(game).isShown, false, { card })) report(game, 'shown', { seat, cards: [card] });
}

/** The question which of some cards. */
export function pickOneOf(kind: string, cards: readonly CardId[]) {
  return questionOf<CardId>(kind, null, choice('card', [...cards]));
}
