import { ask, choice, type Procedure, questionOf } from '@dustup/kernel';
import type { CardId, SeatId } from '@dustup/tabletop';
import { report } from './events.ts';
import { faceOf, type Game } from './game.ts';
import { moveTop } from './piles.ts';
import { query } from './sources.ts';
import type { RevealSymbol } from './symbols.ts';

/** Turns up the top card of a deck, for a symbol (DUEL-REVEAL-01). Nothing to turn up: it fails (DUEL-DRAW-07-Q). */
export function* reveals(game: Game, seat: SeatId, wanted: RevealSymbol, deckOwner = seat): Procedure<boolean> {
  const chooser = query(game, 'revealChooser', null, {});
  if (chooser === null) return turnUp(game, seat, deckOwner) === wanted;
  return (yield* chosenOfTwo(game, seat, deckOwner, chooser, wanted)) === wanted;
}

function turnUp(game: Game, seat: SeatId, deckOwner: SeatId): RevealSymbol | undefined {
  let symbol: RevealSymbol | undefined;
  moveTop(game, deckOwner, game.state.discardPile, (card) => {
    ({ symbol } = faceOf(game, card));
    report(game, 'revealed', { seat, cards: [card] });
  });
  return symbol;
}

/** Two are turned up and somebody says which one counts; both are discarded. */
function* chosenOfTwo(
  game: Game,
  seat: SeatId,
  deckOwner: SeatId,
  chooser: SeatId,
  wanted: RevealSymbol,
): Procedure<RevealSymbol | undefined> {
  const { shelf, discardPile } = game.state;
  for (let i = 0; i < 2; i++) moveTop(game, deckOwner, shelf);
  const [first] = shelf;
  if (first === undefined) return undefined;
  report(game, 'revealed', { seat, cards: [...shelf] });
  const isAlone = shelf.length === 1;
  const counts = isAlone
    ? first
    : yield* ask(chooser, () => questionOf<CardId>('reveal', { wanted, seat }, choice('card', shelf.slice())));
  const { symbol } = faceOf(game, counts);
  discardPile.push(...shelf.splice(0));
  return symbol;
}
