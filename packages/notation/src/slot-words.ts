import {
  type CardId,
  cardId,
  CHARACTER,
  faceOf,
  type Game,
  placeOfToken,
  signText,
  type TokenPlace,
} from '@dustup/bang/engine';
import type { Value } from '@dustup/kernel';
import { spelledOut } from './english.ts';
import { nameOfSeat, type SlotWords, spelledSlot } from './lexicon.ts';

/** The slots that rules use. Another one stands behind its own name: `bounty 2`. */
const SLOT_WORDS: { readonly [slot: string]: SlotWords } = {
  as: { meaning: 'card', before: ['as'] },
  at: { meaning: 'seat', before: ['on', 'at', 'against', 'in front of'] },
  card: { meaning: 'card', before: ['', 'with'] },
  cards: { meaning: 'card', before: ['with', ''] },
  cost: { meaning: 'card', before: ['with', 'discarding'] },
  from: { meaning: 'seat', before: ['from'], isKeptFirst: true },
  use: { meaning: 'card', before: [''] },
  what: { meaning: 'card', before: [', takes', ', discards', ', picks', 'for'] },
  place: { meaning: 'card', before: ['on', ''] },
  special: { meaning: 'card', before: ['with'] },
  times: { meaning: 'number', before: ['upgraded'] },
  pay: { meaning: 'token', before: ['paying'] },
  also: { meaning: 'seat', before: ['and'] },
  whom: { meaning: 'seat', before: ['ordering', 'whom'] },
};

export function slotWords(slot: string): SlotWords {
  return SLOT_WORDS[slot] ?? spelledSlot(slot);
}

/** Values that are neither a card, nor a seat, nor a verb; the first of each is the one we write. */
export const VALUE_WORDS: { readonly [value: string]: readonly string[] } = {
  discardPile: ['the discard pile', 'discard pile', 'the discards'],
  hand: ['a card from hand', 'a hand card', 'a card', 'hand'],
  pile: ['the pile', 'the draw pile', 'pile', 'deck', 'the deck'],
};

/** All the texts that mean this value; the first is the one we write. */
export function valueTexts(game: Game, names: readonly string[], slot: string, value: Value): readonly string[] {
  const { meaning } = slotWords(slot);
  if (meaning === 'token') return tokenTexts(game, placeOfToken(value));
  if (typeof value === 'string') return VALUE_WORDS[value] ?? [nameOfSlug(game, value), value];
  switch (meaning) {
    case 'card':
      return cardTexts(game, cardId(value));
    case 'seat':
      return [nameOfSeat(names, value)];
    case 'number':
    case 'fighter':
      return [String(value)];
  }
}

function cardTexts(game: Game, card: CardId): readonly string[] {
  const { card: definition, sign } = faceOf(game, card);
  if (sign === null) return [definition.name];
  return [`${definition.name} ${signText(sign)}`, signText(sign), definition.name];
}

/** A token is called by where it lies: `paying Crate 3♥, Crate 3♥, character`. */
function tokenTexts(game: Game, place: TokenPlace): readonly string[] {
  return place === CHARACTER ? [CHARACTER] : cardTexts(game, place);
}

export function nameOfSlug({ book }: Game, slug: string): string {
  const found = book.cards.get(slug) ?? book.characters.get(slug) ?? book.events.get(slug);
  return found?.name ?? spelledOut(slug);
}
