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
} from './definitions.ts';
import type { SetDefinition, StackDefinition } from './set-definition.ts';
import { type CardId, cardId, type FaceId, faceId } from './ids.ts';
import type { Memory } from './memory.ts';
import { type Looks, looksOf } from './seen-card.ts';
import { SourceShelf } from './source-shelf.ts';
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
  /** The numbers of the table's zones by their slugs. */
  readonly zoneNumbers: ReadonlyMap<string, number>;
  /** Those of a seat, declared by sets, whose cards count. */
  readonly activeZones: readonly ActiveZone[];
  /** The zones of the table that lie along another one. */
  readonly zonesAlong: readonly string[];
  readonly decks: readonly DeckDefinition[];
  /** The cards that hands are drawn from, each once. */
  readonly mainDeck: readonly string[];
  /** The cards of each deck's pile before anything is shuffled, by the slug of its zone. */
  readonly piles: ReadonlyMap<string, readonly CardId[]>;
  /** The stacks of large cards, and whether all see the next one. */
  readonly stacks: ReadonlyMap<string, StackDefinition>;
  readonly characters: ReadonlyMap<string, CharacterDefinition>;
  readonly events: ReadonlyMap<string, EventDefinition>;
  readonly cards: ReadonlyMap<string, CardDefinition>;
  /** All copies of each card. */
  readonly copies: ReadonlyMap<CardDefinition, readonly FaceId[]>;
  /** The card that a use of a kind is carried out as. */
  readonly cardOfKind: ReadonlyMap<CardKind, CardDefinition>;
  /** Cards that let their player evade another card: while one may be in a hand, everybody is asked. */
  readonly evaders: readonly CardDefinition[];
  /** Copies of cards that look at the order on the discard pile. */
  readonly discardReaders: readonly FaceId[];
  /** Copies that nobody can have in hand. */
  readonly neverHeld: readonly FaceId[];
  /** By face: whether some rule may redirect the card: rules are asked at each move only then. */
  readonly mayLandElsewhere: readonly boolean[];
  /** Where games find the rules that count in them. */
  readonly shelf: SourceShelf;
};

const library = new Map<string, SetDefinition>();
const books = new Map<string, Book>();

/** Puts sets on the shelf; a set of the same name is replaced. Games that have begun keep their book. */
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
  const sets = all.filter((set) => names.includes(set.slug));
  const inOrder = sets.map(({ slug }) => slug).join();
  const book = books.get(inOrder) ?? bind(sets);
  books.set(inOrder, book);
  return book;
}

function bind(sets: readonly SetDefinition[]): Book {
  const main: DeckDefinition = { ...MAIN_DECK, copies: sets.flatMap((set) => set.deck) };
  const decks = [main, ...sets.flatMap((set) => set.decks ?? [])];
  const printed = decks.flatMap((deck) =>
    deck.copies.flatMap(({ card, signs }) => signs.map((sign) => ({ card, sign, deck }))),
  );
  const zones = [...CORE_ZONES, ...sets.flatMap((set) => set.zones ?? [])];
  const tableZones = zones.filter(({ of }) => of === 'table');
  const rules = [...new Set(sets.flatMap((set) => set.rules))];
  const cards = new SealedMap(printed.map(({ card }) => [card.slug, card]));
  return sealed({
    sets,
    decks,
    mainDeck: [...new Set(main.copies.map(({ card }) => card.slug))],
    piles: new SealedMap(decks.map((deck) => [deck.pile, cardsOf(deck, printed)])),
    tableZones,
    zoneNumbers: new SealedMap(tableZones.map(({ slug }, number) => [slug, number])),
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
    copies: new SealedMap(copiesAmong(printed)),
    cardOfKind: new SealedMap([...cards.values()].reverse().flatMap((card) => card.kinds.map((kind) => [kind, card]))),
    characters: new SealedMap(sets.flatMap((set) => set.characters).map((one) => [one.slug, one])),
    events: new SealedMap(sets.flatMap((set) => set.events).map((one) => [one.slug, one])),
    neverHeld: printed.flatMap(({ card }, i) => (sets.some((set) => set.isNeverHeld?.(card)) ? [faceId(i)] : [])),
    mayLandElsewhere: printed.map((one) => sets.some((set) => set.mayLandElsewhere?.(one) === true)),
    shelf: new SourceShelf(),
    evaders: [...cards.values()].filter(({ responds }) => responds?.card !== undefined),
    discardReaders: printed.flatMap(({ card }, i) => (card.looksAtDiscards === true ? [faceId(i)] : [])),
  });
}

function cardsOf(deck: DeckDefinition, printed: readonly { readonly deck: DeckDefinition }[]): readonly CardId[] {
  const cards: CardId[] = [];
  for (let at = 0; at < printed.length; at++) if (printed[at]?.deck === deck) cards.push(cardId(at));
  return cards;
}

function copiesAmong(printed: readonly { readonly card: CardDefinition }[]): Map<CardDefinition, FaceId[]> {
  const copies = new Map<CardDefinition, FaceId[]>();
  for (const [at, { card }] of printed.entries()) {
    const known = copies.get(card) ?? [];
    known.push(faceId(at));
    copies.set(card, known);
  }
  return copies;
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
  return book.copies.get(card) ?? NO_COPIES;
}

const NO_COPIES: readonly FaceId[] = [];
