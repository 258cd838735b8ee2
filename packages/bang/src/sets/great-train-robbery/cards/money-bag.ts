import {
  card,
  type CardDefinition,
  type CardId,
  copyEffect,
  definitionOf,
  type Game,
  type Refusal,
  refuse,
  type SeatId,
  withSparing,
} from '../../../core.ts';

const NOTHING_TO_COPY = refuse('nothingToCopy', { ruling: 'TRAIN-MONEY-05-Q' });

/** Copies the effect of the brown card on top of the discard pile; the card played is the Money Bag (TRAIN-MONEY-01 to -05-Q). */
export const moneyBag: CardDefinition = card(
  'Money Bag',
  { colour: 'brown', traits: { copies: true } },
  {
    looksAtDiscards: true,
    why: (game, by) => whyNotCopy(game, by, topOf(game)),
    needsNow: (game, by) => {
      const copied = topOf(game);
      return copied === undefined ? [] : withSparing(game, by, copied, copied.needs);
    },
    *effect(game, move) {
      const copied = belowOf(game, move.card);
      // A repeat: no BANG! card is shot, whatever is copied (TRAIN-MONEY-04-Q)
      if (copied?.effect !== undefined) yield* copyEffect(game, move, copied);
    },
  },
);

/** The card on top of the discard pile while the Money Bag is still in the hand. */
function topOf(game: Game): CardDefinition | undefined {
  const top = game.state.discardPile.at(-1);
  return top === undefined ? undefined : definitionOf(game, top);
}

/** What lay there before the Money Bag and the cards that were given up with it. */
function belowOf(game: Game, bag: CardId): CardDefinition | undefined {
  const { discardPile } = game.state;
  const below = discardPile[discardPile.indexOf(bag) - 1];
  return below === undefined ? undefined : definitionOf(game, below);
}

/** Only a brown card with an effect of its own: no answer, no other Money Bag (TRAIN-MONEY-02-Q, -03-Q, -05-Q). */
function whyNotCopy(game: Game, by: SeatId, copied: CardDefinition | undefined): Refusal | undefined {
  if (copied?.colour !== 'brown' || copied.effect === undefined || copied === moneyBag) return NOTHING_TO_COPY;
  return copied.why?.(game, by);
}
