import { ask, choice, type Procedure, questionOf } from '@dustup/kernel';
import type { CardId, SeatId } from '@dustup/tabletop';
import { report } from './events.ts';
import { faceOf, type Game } from './game.ts';
import { moveTop } from './piles.ts';
import { query } from './sources.ts';
import type { RevealSymbol } from './symbols.ts';

type Reveal = {
  readonly wanted: RevealSymbol;
  /** The symbol is good for who reveals. */
  readonly isGood: boolean;
  /** Whose deck it comes from, where it is not one's own. */
  readonly deckOwner?: SeatId;
};

/** Turns up the top card of a deck, for a symbol (DUEL-REVEAL-01). Nothing to turn up: it fails (DUEL-DRAW-07-Q). */
export function* reveals(game: Game, seat: SeatId, reveal: Reveal): Procedure<boolean> {
  const chooser = query(game, 'revealChooser', null, {});
  const turned = chooser === null ? turnUp(game, seat, reveal) : yield* chosenOfTwo(game, seat, reveal, chooser);
  return turned === reveal.wanted;
}

function turnUp(game: Game, seat: SeatId, { deckOwner = seat }: Reveal): RevealSymbol | undefined {
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
  { wanted, isGood, deckOwner = seat }: Reveal,
  chooser: SeatId,
): Procedure<RevealSymbol | undefined> {
  const { shelf, discardPile } = game.state;
  for (let i = 0; i < 2; i++) moveTop(game, deckOwner, shelf);
  const [first] = shelf;
  if (first === undefined) return undefined;
  report(game, 'revealed', { seat, cards: [...shelf] });
  const about = { symbol: wanted, seat, isGood };
  const counts =
    shelf.length === 1
      ? first
      : yield* ask(chooser, () => questionOf<CardId>('reveal', about, choice('card', shelf.slice())));
  const { symbol } = faceOf(game, counts);
  discardPile.push(...shelf.splice(0));
  return symbol;
}
