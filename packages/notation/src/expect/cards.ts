import { type CardId, faceOf, type Game } from '@dustup/bang/engine';
import { type CardName, isNamed, readCardName } from '../card-names.ts';
import { cardText } from '../named-position.ts';
import type { CardsSaid } from '../parse/seat-words.ts';

export function cardsText(game: Game, cards: readonly CardId[]): string {
  return cards.length === 0 ? 'none' : cards.map((card) => cardText(game, card)).join(', ');
}

/** Whether these cards are those said, in any order. */
export function areCards(game: Game, cards: readonly CardId[], said: CardsSaid): boolean {
  if ('count' in said) return cards.length === said.count;
  // Read the names in any case: one that does not exist is an error, not a difference.
  const areThere = haveCards(game, cards, said.cards);
  return areThere && said.cards.length === cards.length;
}

/** Whether all of those named are among these cards. */
export function haveCards(game: Game, cards: readonly CardId[], texts: readonly string[]): boolean {
  const left = [...cards];
  const names = texts.map((text) => readCardName(game.book, text));
  // Those named exactly choose first: a mere `Beer` must not take the `Beer 6♥` that is named besides.
  const choosy = [...names.filter(({ sign }) => sign !== undefined), ...names.filter(({ sign }) => sign === undefined)];
  return choosy.every((name) => {
    const at = left.findIndex((card) => isCard(game, card, name));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Whether these cards begin with those named, in their order. */
export function startWith(game: Game, cards: readonly CardId[], texts: readonly string[]): boolean {
  const names = texts.map((text) => readCardName(game.book, text));
  return names.every((name, at) => {
    const card = cards[at];
    return card !== undefined && isCard(game, card, name);
  });
}

function isCard(game: Game, card: CardId, name: CardName): boolean {
  return isNamed(faceOf(game, card), name);
}
