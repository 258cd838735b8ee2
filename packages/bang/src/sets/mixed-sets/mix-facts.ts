import { bookOf } from '../../book.ts';

export type MixFacts = {
  /** Cards of the deck that all draw from, and characters to be dealt. */
  readonly cards: number;
  readonly characters: number;
  /** What a table may want to hear before it begins; null when there is nothing to say. */
  readonly hint: MixHint | null;
};

/** `rareCards`: a card that is there once turns up in few games. `rareEvents`: with few players few events are turned. */
export const MIX_HINTS = ['rareCards', 'rareEvents'] as const;
export type MixHint = (typeof MIX_HINTS)[number];

/** Twice the base game: of such a deck a game sees half or less. */
const LARGE_DECK = 160;
const FEW_PLAYERS = 4;

/** What is worth knowing of a mix of sets for so many players. */
export function mixFacts(sets: readonly string[], players: number): MixFacts {
  const book = bookOf([...sets]);
  const cards = book.decks[0]?.copies.reduce((sum, { signs }) => sum + signs.length, 0) ?? 0;
  const hasEvents = book.sets.some(({ slug }) => slug === 'high-noon' || slug === 'a-fistful-of-cards');
  const hint = cards > LARGE_DECK ? 'rareCards' : hasEvents && players < FEW_PLAYERS ? 'rareEvents' : null;
  return { cards, characters: book.characters.size, hint };
}
