import {
  type Book,
  blankState,
  bookOf,
  type CardId,
  cardId,
  type Face,
  newTurn,
  PHASES,
  type Phase,
  type Presence,
  type Role,
  ROLES,
  type Seat,
  seatId,
  setsInLibrary,
  type State,
} from '@dustup/bang/engine';
import { keyFromSeed, shuffle } from '@dustup/kernel';
import { BLANK_SET } from './blank-characters.ts';
import { type CardName, readCardName, readCharacter } from './card-names.ts';
import { dealFaces } from './deal-faces.ts';
import { layInZone } from './lay-zones.ts';
import { unknownName } from './nearest.ts';
import { about, NotationError } from './notation-error.ts';
import { seatFacts } from './seat-facts.ts';
import { EVENTS, readCardOf } from './stack-cards.ts';

/** Cards in zones that sets declare, by the zone; a pile's top card is the last. */
export type ZoneSpec = { readonly [zone: string]: readonly string[] };

export type SeatSpec = {
  readonly name: string;
  readonly role?: Role;
  /** By its printed name or slug; somebody without an ability when it does not say. */
  readonly character?: string;
  readonly life?: number;
  readonly maxLife?: number;
  /** `BANG! 2♦`, or `BANG!` for any copy that is free. */
  readonly hand?: readonly string[];
  readonly inPlay?: readonly string[];
  /** What lies in zones of the seat that a set declares. */
  readonly zones?: ZoneSpec;
  readonly tokens?: { readonly [kind: string]: number };
  readonly presence?: Presence;
  /** Characters whose abilities the seat has besides its own. */
  readonly borrowed?: readonly string[];
  readonly isRoleShown?: boolean;
  /** While the game is set up: the characters that the seat has still to choose from. */
  readonly choosesFrom?: readonly string[];
};

/** Whose turn it is, and how far it has come. */
export type TurnSpec = {
  readonly seat: string;
  /** Phase 2 when it does not say. */
  readonly phase?: Phase;
  readonly number?: number;
  readonly bangsPlayed?: number;
  readonly isOver?: boolean;
  readonly isSkipped?: boolean;
  readonly isExtra?: boolean;
  readonly extraTurns?: number;
};

/** A position as a person says it: what is not said is filled in. */
export type PositionSpec = {
  readonly sets: readonly string[];
  readonly options?: readonly string[];
  readonly seats: readonly SeatSpec[];
  /** Top first: `Beer 10♥`, `10♥` for any card of that sign, `Beer` for any of that name. */
  readonly deck?: readonly string[];
  /** The deck is exactly these cards; everything that is named nowhere is in the box. */
  readonly isDeckExact?: boolean;
  /** What lies lowest in the deck, the bottom card first. */
  readonly deckBottom?: readonly string[];
  /** Top first. */
  readonly discard?: readonly string[];
  readonly zones?: ZoneSpec;
  readonly turn?: TurnSpec;
  readonly event?: string;
  readonly eventsToCome?: readonly string[];
  readonly seed?: string;
};

/** The state that a position describes, whether or not a game can come to it. Throws where there is no such state. */
export function layOut(spec: PositionSpec): State {
  const sets = setsOf(spec);
  const book = bookOf(sets);
  checkSeats(spec);
  const setup = { players: spec.seats.length, sets, options: spec.options ?? [] };
  const state = blankState(book, setup, keyFromSeed(spec.seed ?? 'a table'));
  for (const [at, facts] of seatFacts(book, spec.seats).entries()) Object.assign(state.seats[at] ?? {}, facts);
  layCards(book, state, spec);
  for (const [zone, cards] of Object.entries(spec.zones ?? {})) layInZone(book, state, zone, undefined, cards);
  for (const [at, { zones = {} }] of spec.seats.entries()) {
    for (const [zone, cards] of Object.entries(zones)) layInZone(book, state, zone, at, cards);
  }
  state.turn = about('turn', () => turnOf(spec));
  const { event, eventsToCome = [] } = spec;
  if (event !== undefined) state.inForce[EVENTS] = about('event', () => readCardOf(book, EVENTS, event));
  if (eventsToCome.length > 0)
    state.stacks[EVENTS] = about('events to come', () => eventsToCome.map((name) => readCardOf(book, EVENTS, name)));
  for (const seat of state.seats) {
    if (seat.presence === 'ghost') seat.broughtBackBy = usualReturn(book, state, seat);
    if (seat.presence === 'shadow') seat.broughtBackBy = ruleOfShadows(book);
  }
  if (state.turn.phase === 'setup') openChoice(book, state, spec.seats);
  return state;
}

/** A ghost is back by the card in front of them that keeps them, or by the event in force, unless the position says otherwise. */
function usualReturn({ events, faces }: Book, { inForce, faces: shown }: State, { inPlay }: Seat): string | null {
  const inFront = inPlay.map((card) => faces[shown[card] ?? -1]?.card);
  const keeper = inFront.find((card) => card?.keepsInGame === true);
  if (keeper !== undefined) return keeper.slug;
  return Object.values(inForce).find((slug) => events.get(slug)?.triggers?.returns !== undefined) ?? null;
}

/** A shadow is back by the rule of a set that brings people back. */
function ruleOfShadows({ rules }: Book): string | null {
  return rules.find(({ triggers }) => triggers?.returns !== undefined)?.slug ?? null;
}

/** Before characters are chosen nobody is anybody yet: whoever has no choice will be the one that is named. */
function openChoice(book: Book, state: State, seats: readonly SeatSpec[]): void {
  for (const [at, seat] of state.seats.entries()) {
    const choice = seats[at]?.choosesFrom?.map((name) => readCharacter(book, name)) ?? [seat.character];
    Object.assign(seat, { characterChoice: choice, character: '', life: 0, maxLife: 0 });
  }
}

function setsOf({ sets, seats }: PositionSpec): string[] {
  const known = setsInLibrary().map(({ slug }) => slug);
  const unknown = sets.find((set) => !known.includes(set));
  if (unknown !== undefined) throw new NotationError(unknownName('set', unknown, known));
  const isSomeoneBlank = seats.some(({ character, choosesFrom }) => (choosesFrom ?? character) === undefined);
  return isSomeoneBlank && !sets.includes(BLANK_SET) ? [...sets, BLANK_SET] : [...sets];
}

const FEWEST_SEATS = 2;
const MOST_SEATS = 8;

function checkSeats({ seats }: PositionSpec): void {
  if (seats.length < FEWEST_SEATS || seats.length > MOST_SEATS)
    throw new NotationError({ says: 'seatCount', seats: seats.length, least: FEWEST_SEATS, most: MOST_SEATS });
  for (const [at, { name, role }] of seats.entries()) {
    if (seats.findIndex((other) => other.name === name) !== at) throw new NotationError({ says: 'sameName', name });
    if (role !== undefined && !ROLES.includes(role)) throw new NotationError(unknownName('role', role, ROLES));
  }
}

function turnOf({ seats, turn }: PositionSpec): State['turn'] {
  const names = seats.map(({ name }) => name);
  const { seat = names[0] ?? '', phase = usualPhase(seats), number, bangsPlayed = 0, ...facts } = turn ?? {};
  const at = names.indexOf(seat);
  if (at < 0) throw new NotationError(unknownName('seat', seat, names));
  if (!PHASES.includes(phase)) throw new NotationError(unknownName('phase', phase, PHASES));
  const isBeforeFirst = phase === 'setup';
  return { ...newTurn(number ?? (isBeforeFirst ? 0 : 1), seatId(at)), phase, bangsPlayed, ...facts };
}

/** Whoever still chooses a character has no turns yet. */
function usualPhase(seats: readonly SeatSpec[]): Phase {
  return seats.some(({ choosesFrom }) => choosesFrom !== undefined) ? 'setup' : 'play';
}

/** Puts every card into its zone. Faces are dealt to ids at random, so that an id tells nothing. */
function layCards(book: Book, state: State, spec: PositionSpec): void {
  for (const pile of book.piles.values()) shuffleFaces(state, pile);
  const read = (texts: readonly string[] = []) => texts.map((text) => readCardName(book, text));
  const seats = spec.seats.map(({ hand, inPlay }) => ({ hand: read(hand), inPlay: read(inPlay) }));
  const [deck, deckBottom, discard] = [read(spec.deck), read(spec.deckBottom), read(spec.discard)];
  const held = seats.flatMap(({ hand, inPlay }) => [...hand, ...inPlay]);
  const dealt = dealFaces(book, [...held, ...deck, ...deckBottom, ...discard]);
  const cardsOf = (names: readonly CardName[]) => names.map((name) => cardWith(state, dealt.get(name)));
  for (const [at, { hand, inPlay }] of seats.entries()) {
    state.seats[at]?.hand.push(...cardsOf(hand));
    state.seats[at]?.inPlay.push(...cardsOf(inPlay));
  }
  const [top, bottom, discarded] = [cardsOf(deck), cardsOf(deckBottom), cardsOf(discard)];
  const placed = new Set([...cardsOf(held), ...top, ...bottom, ...discarded]);
  for (const pile of Object.values(state.zones)) takeOut(pile, placed);
  const rest = state.drawPile.filter((card) => !placed.has(card));
  const isBoxed = (card: CardId) => spec.isDeckExact === true || isLeftOut(book, state, card);
  const below = rest.filter((card) => !isBoxed(card));
  shuffle(state.random, below);
  state.box.push(...rest.filter(isBoxed));
  state.drawPile.splice(0, state.drawPile.length, ...bottom, ...below, ...top.toReversed());
  state.discardPile.push(...discarded.toReversed());
}

/** What lies in play is not in a pile of its own any more. */
function takeOut(pile: CardId[], placed: ReadonlySet<CardId>): void {
  pile.splice(0, pile.length, ...pile.filter((card) => !placed.has(card)));
}

/** Within a deck: a card of one is never one of another. */
function shuffleFaces({ random, faces }: State, pile: readonly CardId[]): void {
  const dealt = pile.flatMap((card) => faces[card] ?? []);
  shuffle(random, dealt);
  for (const [at, card] of pile.entries()) {
    const face = dealt[at];
    if (face !== undefined) faces[card] = face;
  }
}

function cardWith(state: State, face: Face | undefined): CardId {
  return cardId(face === undefined ? -1 : state.faces.indexOf(face.id));
}

/** BASE-SETUP-11: the beginners' game leaves the book cards out. */
function isLeftOut(book: Book, state: State, card: CardId): boolean {
  return state.options.includes('beginners') && book.faces[state.faces[card] ?? -1]?.card.hasBook === true;
}
