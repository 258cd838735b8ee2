import { EngineBug } from '@dustup/kernel';
import { type FaceId, faceId, sealed, SealedMap } from '@dustup/tabletop';
import type { CardDefinition, CharacterDefinition } from './definitions.ts';
import type { Side } from './state.ts';
import type { RevealSymbol } from './symbols.ts';
import { allCharacterTraits } from './traits.ts';

/** One printed copy: its card, whose deck its back shows, and the symbol in its corner. */
export type Face = {
  readonly id: FaceId;
  readonly card: CardDefinition;
  readonly back: Side;
  readonly symbol: RevealSymbol;
};

/** The copies of a card in the two decks, by their symbols. */
export type Copies = {
  readonly card: CardDefinition;
  readonly law: readonly RevealSymbol[];
  readonly outlaws: readonly RevealSymbol[];
};

/** All that is in the box. */
export type Book = {
  readonly faces: readonly Face[];
  readonly cards: ReadonlyMap<string, CardDefinition>;
  readonly characters: ReadonlyMap<string, CharacterDefinition>;
};

export function makeBook(deck: readonly Copies[], characters: readonly CharacterDefinition[]): Book {
  const sides = ['law', 'outlaws'] as const;
  const copies = sides.flatMap((back) => deck.flatMap((row) => row[back].map((symbol) => ({ ...row, back, symbol }))));
  return sealed({
    faces: copies.map(({ card, back, symbol }, id) => ({ id: faceId(id), card, back, symbol })),
    cards: new SealedMap(deck.map(({ card }) => [card.slug, card])),
    characters: new SealedMap([NOBODY, ...characters].map((one) => [one.slug, one])),
  });
}

/** Somebody without an ability, for positions that tests and scenarios set up. Never dealt. */
const NOBODY: CharacterDefinition = {
  slug: 'nobody',
  name: 'Nobody',
  side: 'law',
  life: 4,
  isAlways: false,
  traits: allCharacterTraits(),
};

export function cardIn({ cards }: Book, slug: string): CardDefinition {
  const found = cards.get(slug);
  if (found === undefined) throw new EngineBug(`no card '${slug}'`);
  return found;
}

export function characterIn({ characters }: Book, slug: string): CharacterDefinition {
  const found = characters.get(slug);
  if (found === undefined) throw new EngineBug(`no character '${slug}'`);
  return found;
}
