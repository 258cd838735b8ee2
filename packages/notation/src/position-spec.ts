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
  seatId,
  setsInLibrary,
  type State,
} from '@dustup/bang';
import { keyFromSeed, shuffle } from '@dustup/kernel';
import { BLANK_SET } from './blank-characters.ts';
import { type CardName, readCardName, readEvent } from './card-names.ts';
import { dealFaces } from './deal-faces.ts';
import { unknownName } from './nearest.ts';
import { NotationError } from './notation-error.ts';
import { seatFacts } from './seat-facts.ts';

export { NotationError } from './notation-error.ts';

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
  readonly tokens?: { readonly [kind: string]: number };
  readonly presence?: Presence;
  /** Characters whose abilities the seat has besides its own. */
  readonly borrowed?: readonly string[];
  readonly isRoleShown?: boolean;
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
  /** Top first. */
  readonly discard?: readonly string[];
  readonly turn?: {
    readonly seat: string;
    readonly phase: Phase;
    readonly bangsPlayed?: number;
    readonly number?: number;
  };
  readonly event?: string;
  readonly eventsToCome?: readonly string[];
  readonly seed?: string;
};

/** The state that a position describes. Throws a `NotationError` when there is no such position. */
export function stateFrom(spec: PositionSpec): State {
  const sets = setsOf(spec);
  const book = bookOf(sets);
  checkSeats(spec);
  const setup = { players: spec.seats.length, sets, options: spec.options ?? [] };
  const state = blankState(book, setup, keyFromSeed(spec.seed ?? 'a table'));
  for (const [at, facts] of seatFacts(book, spec.seats).entries()) Object.assign(state.seats[at] ?? {}, facts);
  layCards(book, state, spec);
  state.turn = turnOf(spec);
  if (spec.event !== undefined) state.inForce['events'] = readEvent(book, spec.event);
  if (spec.eventsToCome !== undefined && spec.eventsToCome.length > 0)
    state.stacks['events'] = spec.eventsToCome.map((name) => readEvent(book, name));
  return state;
}

function setsOf({ sets, seats }: PositionSpec): string[] {
  const known = setsInLibrary().map(({ slug }) => slug);
  const unknown = sets.find((set) => !known.includes(set));
  if (unknown !== undefined) throw new NotationError(unknownName('set', unknown, known));
  const isSomeoneBlank = seats.some(({ character }) => character === undefined);
  return isSomeoneBlank && !sets.includes(BLANK_SET) ? [...sets, BLANK_SET] : [...sets];
}

const FEWEST_SEATS = 2;
const MOST_SEATS = 8;

function checkSeats({ seats }: PositionSpec): void {
  if (seats.length < FEWEST_SEATS || seats.length > MOST_SEATS)
    throw new NotationError(`${seats.length} seats: a table has ${FEWEST_SEATS} to ${MOST_SEATS}`);
  for (const [at, { name, role }] of seats.entries()) {
    if (seats.findIndex((other) => other.name === name) !== at)
      throw new NotationError(`two seats are called '${name}': each needs a name of its own`);
    if (role !== undefined && !ROLES.includes(role)) throw new NotationError(unknownName('role', role, ROLES));
  }
}

function turnOf({ seats, turn }: PositionSpec): State['turn'] {
  if (turn === undefined) return { ...newTurn(1, seatId(0)), phase: 'play' };
  const seat = seats.findIndex(({ name }) => name === turn.seat);
  if (seat < 0)
    throw new NotationError(
      unknownName(
        'seat',
        turn.seat,
        seats.map(({ name }) => name),
      ),
    );
  if (!PHASES.includes(turn.phase)) throw new NotationError(unknownName('phase', turn.phase, PHASES));
  return { ...newTurn(turn.number ?? 1, seatId(seat)), phase: turn.phase, bangsPlayed: turn.bangsPlayed ?? 0 };
}

/** Puts every card into its zone. Faces are dealt to ids at random, so that an id tells nothing. */
function layCards(book: Book, state: State, spec: PositionSpec): void {
  shuffle(state.random, state.faces);
  const read = (texts: readonly string[] = []) => texts.map((text) => readCardName(book, text));
  const seats = spec.seats.map(({ hand, inPlay }) => ({ hand: read(hand), inPlay: read(inPlay) }));
  const deck = read(spec.deck);
  const discard = read(spec.discard);
  const dealt = dealFaces(book, [...seats.flatMap(({ hand, inPlay }) => [...hand, ...inPlay]), ...deck, ...discard]);
  const cardsOf = (names: readonly CardName[]) => names.map((name) => cardWith(state, dealt.get(name)));
  for (const [at, { hand, inPlay }] of seats.entries()) {
    checkInPlay(spec.seats[at], inPlay, dealt);
    state.seats[at]?.hand.push(...cardsOf(hand));
    state.seats[at]?.inPlay.push(...cardsOf(inPlay));
  }
  const top = cardsOf(deck);
  const discarded = cardsOf(discard);
  const placed = new Set([...state.seats.flatMap(({ hand, inPlay }) => [...hand, ...inPlay]), ...top, ...discarded]);
  const rest = state.drawPile.filter((card) => !placed.has(card));
  const isBoxed = (card: CardId) => spec.isDeckExact === true || isLeftOut(book, state, card);
  const below = rest.filter((card) => !isBoxed(card));
  shuffle(state.random, below);
  state.box.push(...rest.filter(isBoxed));
  state.drawPile.splice(0, state.drawPile.length, ...below, ...top.toReversed());
  state.discardPile.push(...discarded.toReversed());
}

function cardWith(state: State, face: Face | undefined): CardId {
  return cardId(face === undefined ? -1 : state.faces.indexOf(face.id));
}

/** BASE-SETUP-11: the beginners' game leaves the book cards out. */
function isLeftOut(book: Book, state: State, card: CardId): boolean {
  return state.options.includes('beginners') && book.faces[state.faces[card] ?? -1]?.card.hasBook === true;
}

function checkInPlay(seat: SeatSpec | undefined, names: readonly CardName[], dealt: ReadonlyMap<CardName, Face>): void {
  const cards = names.flatMap((name) => dealt.get(name)?.card ?? []);
  const brown = cards.find(({ colour }) => colour === 'brown');
  if (brown !== undefined) throw new NotationError(`${seat?.name}: ${brown.name} is never in play`);
  if (cards.filter(({ isWeapon }) => isWeapon).length > 1)
    throw new NotationError(`${seat?.name}: two weapons in play; a new one takes the old one's place`);
}
