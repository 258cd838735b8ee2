import { EngineBug, refuse, SetupError } from '@dustup/kernel';
import { sealed, SealedMap } from '@dustup/tabletop';
import type {
  Ability,
  CardDefinition,
  CardKind,
  CharacterDefinition,
  EventDefinition,
  Place,
  RuleModule,
  SetDefinition,
  StackDefinition,
} from './definitions.ts';
import { type CardId, cardId, type FaceId, faceId } from './ids.ts';
import type { Memory } from './memory.ts';
import { type Looks, looksOf } from './seen-card.ts';
import { type Sign, signText } from './signs.ts';
import type { TokenKind } from './tokens.ts';
import { CORE_ZONES, type DeckDefinition, MAIN_DECK, type ZoneDefinition } from './zone-definitions.ts';

/** One printed card: what it is and the sign in its corner. */
export type Face = {
  readonly id: FaceId;
  readonly card: CardDefinition;
  /** Null for a card without a suit. */
  readonly sign: Sign | null;
  readonly signText: string;
  /** The deck it belongs to. */
  readonly deck: DeckDefinition;
  readonly looks: Looks;
  /** What it is played as in phase 2 by its own name: itself, or nothing. */
  readonly ownUses: readonly CardDefinition[];
};

type ActiveZone = ZoneDefinition & { readonly place: Place };

/** All that the chosen sets print, in a fixed order; definitions by kind and slug. */
export type Book = {
  readonly sets: readonly SetDefinition[];
  readonly faces: readonly Face[];
  /** What holds for whole sets; a rule that several sets share counts once. */
  readonly rules: readonly RuleModule[];
  readonly memories: readonly Memory[];
  readonly tokens: ReadonlyMap<string, TokenKind>;
  /** The zones of the table and those of each seat, the core's first. Their places in these lists are their numbers. */
  readonly tableZones: readonly ZoneDefinition[];
  readonly seatZones: readonly ZoneDefinition[];
  /** Those of a seat, declared by sets, whose cards count. */
  readonly activeZones: readonly ActiveZone[];
  /** The zones of the table that lie along another one. */
  readonly zonesAlong: readonly string[];
  readonly decks: readonly DeckDefinition[];
  /** The cards of each deck's pile before anything is shuffled, by the slug of its zone. */
  readonly piles: ReadonlyMap<string, readonly CardId[]>;
  /** The stacks of large cards, and whether all see the next one. */
  readonly stacks: ReadonlyMap<string, StackDefinition>;
  readonly characters: ReadonlyMap<string, CharacterDefinition>;
  readonly events: ReadonlyMap<string, EventDefinition>;
  readonly cards: ReadonlyMap<string, CardDefinition>;
  /** The card that a use of a kind is carried out as. */
  readonly cardOfKind: ReadonlyMap<CardKind, CardDefinition>;
  /** Copies of cards that let their player evade another card: while one may be in a hand, people are asked. */
  readonly evaders: readonly FaceId[];
  /** Copies that nobody can have in hand. */
  readonly neverHeld: readonly FaceId[];
  /** Some rule may send a card elsewhere than it was going: only then is it asked at each move. */
  readonly hasDetours: boolean;
};

const library = new Map<string, SetDefinition>();
const books = new Map<string, Book>();

/** Puts sets on the shelf; one of the same name makes way. Games that have begun keep the book they have. */
export function addToLibrary(sets: readonly SetDefinition[]): void {
  for (const set of sets) library.set(set.slug, set);
  all = [...library.values()];
  books.clear();
  last.names = [];
}

/** The book asked for last: positions of one game share the list of its sets. */
const last: { names: readonly string[]; book: Book } = { names: [], book: bind([]) };

let all: readonly SetDefinition[] = [];

export function setsInLibrary(): readonly SetDefinition[] {
  return all;
}

/** The book of these sets; the order in which they are named does not matter. */
export function bookOf(names: readonly string[]): Book {
  if (names === last.names) return last.book;
  const book = findOrBind(names);
  last.names = names;
  last.book = book;
  return book;
}

function findOrBind(names: readonly string[]): Book {
  const key = names.join();
  const known = books.get(key);
  if (known !== undefined) return known;
  const unknown = names.find((name) => !library.has(name));
  if (unknown !== undefined) {
    throw new SetupError(refuse('noSuchSet', { set: unknown, sets: [...library.keys()] }));
  }
  const book = bind(all.filter((set) => names.includes(set.slug)));
  books.set(key, book);
  return book;
}

function bind(sets: readonly SetDefinition[]): Book {
  const main: DeckDefinition = { ...MAIN_DECK, copies: sets.flatMap((set) => set.deck) };
  const decks = [main, ...sets.flatMap((set) => set.decks ?? [])];
  const printed = decks.flatMap((deck) =>
    deck.copies.flatMap(({ card, signs }) => signs.map((sign) => ({ card, sign, deck }))),
  );
  const zones = [...CORE_ZONES, ...sets.flatMap((set) => set.zones ?? [])];
  const rules = [...new Set(sets.flatMap((set) => set.rules))];
  const cards = new SealedMap(printed.map(({ card }) => [card.slug, card]));
  return sealed({
    sets,
    decks,
    piles: new SealedMap(decks.map((deck) => [deck.pile, cardsOf(deck, printed)])),
    tableZones: zones.filter(({ of }) => of === 'table'),
    seatZones: zones.filter(({ of }) => of === 'seat'),
    zonesAlong: zones.flatMap(({ slug, along }) => (along === undefined ? [] : [slug])),
    activeZones: sets.flatMap((set) => set.zones ?? []).filter(isActive),
    faces: printed.map(({ card, sign, deck }, i) => ({
      id: faceId(i),
      card,
      sign,
      deck,
      signText: signText(sign),
      looks: looksOf(card.slug, signText(sign)),
      ownUses: hasPlay(card) ? [card] : [],
    })),
    rules,
    memories: [...new Set(sets.flatMap((set) => set.memories ?? []))],
    tokens: new SealedMap(sets.flatMap((set) => set.tokens ?? []).map((one) => [one.kind, one])),
    stacks: new SealedMap(sets.flatMap((set) => Object.entries(set.stacks ?? {}))),
    cards,
    cardOfKind: new SealedMap([...cards.values()].reverse().flatMap((card) => card.kinds.map((kind) => [kind, card]))),
    characters: new SealedMap(sets.flatMap((set) => set.characters).map((one) => [one.slug, one])),
    events: new SealedMap(sets.flatMap((set) => set.events).map((one) => [one.slug, one])),
    neverHeld: printed.flatMap(({ card }, i) => (sets.some((set) => set.isNeverHeld?.(card)) ? [faceId(i)] : [])),
    hasDetours: rules.some(({ queries }) => queries?.landsIn !== undefined),
    evaders: printed.flatMap(({ card }, i) => (card.responds?.card === undefined ? [] : [faceId(i)])),
  });
}

function cardsOf(deck: DeckDefinition, printed: readonly { readonly deck: DeckDefinition }[]): readonly CardId[] {
  const cards: CardId[] = [];
  for (let at = 0; at < printed.length; at++) if (printed[at]?.deck === deck) cards.push(cardId(at));
  return cards;
}

function isActive(zone: ZoneDefinition): zone is ActiveZone {
  return zone.of === 'seat' && zone.place !== undefined;
}

function hasPlay({ colour, effect }: CardDefinition): boolean {
  return colour !== 'brown' || effect !== undefined;
}

export function characterIn(book: Book, slug: string): CharacterDefinition {
  const found = book.characters.get(slug);
  if (found === undefined) throw new EngineBug(`no character '${slug}' in this game`);
  return found;
}

/** A character, a card, an event or a rule of a set that has put something off. */
export function abilityNamed({ characters, cards, events, rules }: Book, slug: string): Ability | undefined {
  return characters.get(slug) ?? cards.get(slug) ?? events.get(slug) ?? rules.find((one) => one.slug === slug);
}

export function cardIn(book: Book, slug: string): CardDefinition {
  const found = book.cards.get(slug);
  if (found === undefined) throw new EngineBug(`no card '${slug}' in this game`);
  return found;
}

/** All copies of a card. */
export function copiesOf(book: Book, card: CardDefinition): readonly FaceId[] {
  return book.faces.filter((face) => face.card === card).map(({ id }) => id);
}
