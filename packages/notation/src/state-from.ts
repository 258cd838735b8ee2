import {
  type Book,
  bangRules,
  bookOf,
  type CardId,
  type Face,
  mayBringBack,
  ROLES,
  rolesFor,
  type State,
} from '@dustup/bang/engine';
import { Position } from '@dustup/kernel';
import { faceText } from './card-names.ts';
import { about, NotationError } from './notation-error.ts';
import { readAnswer } from './bang-answers.ts';
import { layOut, type PositionSpec, type SeatSpec } from './position-spec.ts';
import { reasonText } from './reason-words.ts';
import { checkSupply } from './token-names.ts';

/** The state that a position describes. Throws a `NotationError` when there is no such position, or when no game comes to it. */
export function stateFrom(spec: PositionSpec): State {
  const state = layOut(spec);
  checkTable(state, spec);
  return state;
}

/** Throws at what no game can come to: a test on such a table would prove nothing. */
function checkTable(state: State, spec: PositionSpec): void {
  const book = bookOf(state.sets);
  checkRoles(spec.seats);
  for (const [at, seat] of spec.seats.entries()) {
    const inPlay = facesOf(book, state, state.seats[at]?.inPlay ?? []);
    const hand = facesOf(book, state, state.seats[at]?.hand ?? []);
    about(`seat ${seat.name}`, () => {
      checkChoice(seat, state);
      checkPresence(seat, state, book);
      checkCards(seat, inPlay);
      checkHand(book, seat, hand);
      for (const face of inPlay) if (face.card.isLaidAt) checkLaidAt(spec, seat, face);
    });
  }
  about('tokens', () => checkSupply(book, state));
  about('deck bottom', () => checkDeck(spec));
  about('deck', () => checkPile(facesOf(book, state, state.drawPile)));
  about('discard', () => checkPile(facesOf(book, state, state.discardPile)));
  about('turn', () => checkTurn(state, spec));
  about('events to come', () => checkEvents(book, state));
}

function facesOf({ faces }: Book, state: State, cards: readonly CardId[]): Face[] {
  return cards.flatMap((card) => faces[state.faces[card] ?? -1] ?? []);
}

/** The largest game of the base set, and that of Dodge City: only there are two Renegades. */
const USUAL_SEATS = 7;
const MOST_SEATS = 8;

/** Not more of a role than the biggest game has; two Sheriffs above all. A table of fewer seats may be a part of one. */
function checkRoles(seats: readonly SeatSpec[]): void {
  const players = seats.length < MOST_SEATS ? USUAL_SEATS : MOST_SEATS;
  for (const role of ROLES) {
    const most = rolesFor(players).filter((one) => one === role).length;
    const extra = seats.filter((seat) => seat.role === role)[most];
    if (extra === undefined) continue;
    about(`seat ${extra.name}`, () => {
      throw new NotationError({ says: 'tooManyOfRole', name: extra.name, role, seats: seats.length, most });
    });
  }
}

/** Somebody is back from the dead only where a set or an option can bring them back. */
function checkPresence({ name, presence = 'in' }: SeatSpec, { sets, options }: State, { rules }: Book): void {
  const hasShadows = rules.some(({ triggers }) => triggers?.returns !== undefined);
  if (presence === 'shadow' && !hasShadows) throw new NotationError({ says: 'noShadows', name });
  if (presence === 'ghost' && !mayBringBack(sets, options)) throw new NotationError({ says: 'noGhosts', name });
}

/** Characters are chosen before anybody has life points or cards. */
function checkChoice(seat: SeatSpec, { turn }: State): void {
  const { name, choosesFrom, character, life, hand = [], inPlay = [] } = seat;
  if (choosesFrom !== undefined && turn.phase !== 'setup') throw new NotationError({ says: 'choosesTooLate', name });
  if (choosesFrom !== undefined && character !== undefined)
    throw new NotationError({ says: 'choosesAlready', name, character });
  if (turn.phase === 'setup' && (life !== undefined || hand.length + inPlay.length > 0))
    throw new NotationError({ says: 'nothingInSetup', name });
}

function checkCards({ name, presence, hand = [] }: SeatSpec, inPlay: readonly Face[]): void {
  if (presence === 'out' && hand.length + inPlay.length > 0) throw new NotationError({ says: 'outWithCards', name });
  const cards = inPlay.map(({ card }) => card);
  const brown = cards.find(({ colour }) => colour === 'brown' || colour === 'black');
  if (brown !== undefined) throw new NotationError({ says: 'brownInPlay', name, card: brown.name });
  if (cards.filter(({ isWeapon }) => isWeapon).length > 1) throw new NotationError({ says: 'twoWeapons', name });
  const twin = cards.find(({ slug }, at) => cards.findIndex((other) => other.slug === slug) !== at);
  if (twin !== undefined) throw new NotationError({ says: 'twoOfOneName', name, card: twin.name });
}

/** Hands are drawn from the main deck, and some of its cards are never in one. */
function checkHand({ neverHeld }: Book, { name }: SeatSpec, hand: readonly Face[]): void {
  const stray = hand.find((face) => !isOfMainDeck(face) || neverHeld.includes(face.id));
  if (stray !== undefined) throw new NotationError({ says: 'neverInHand', name, card: stray.card.name });
}

/** Other decks have piles of their own. */
function checkPile(cards: readonly Face[]): void {
  const stray = cards.find((face) => !isOfMainDeck(face));
  if (stray !== undefined) throw new NotationError({ says: 'ofAnotherPile', card: stray.card.name });
}

function isOfMainDeck({ deck: { pile } }: Face): boolean {
  return pile === 'drawPile';
}

/** A card that others lay there must be one that somebody else may lay: we ask the rules, at a table with nothing else on it. */
function checkLaidAt(spec: PositionSpec, { name }: SeatSpec, face: Face): void {
  const others = spec.seats.filter((seat) => seat.name !== name && (seat.presence ?? 'in') === 'in');
  const reasons = others.map((other) => whyNotLay(spec, other.name, name, face));
  const [reason] = reasons;
  if (reason === undefined || reasons.includes(undefined)) return;
  throw new NotationError({ says: 'mayNotLie', name, card: face.card.name, reason });
}

function whyNotLay({ sets, seats }: PositionSpec, by: string, at: string, face: Face): string | undefined {
  const bare = seats.map(({ name, role, presence }): SeatSpec => {
    const hand = name === by ? [faceText(face)] : [];
    return { name, hand, ...(role !== undefined && { role }), ...(presence !== undefined && { presence }) };
  });
  const state = layOut({ sets, seats: bare, turn: { seat: by, phase: 'play' } });
  const position = Position.at(bangRules, state);
  const names = seats.map(({ name }) => name);
  const seat = names.indexOf(by);
  if (!position.open.some((asked) => asked.seat === seat)) return undefined;
  const { reason } = readAnswer({ position, names }, seat, `play ${faceText(face)} on ${at}`);
  return reason && reasonText(reason);
}

function checkDeck({ isDeckExact, deckBottom = [] }: PositionSpec): void {
  if (isDeckExact === true && deckBottom.length > 0) throw new NotationError({ says: 'deckBottomToo' });
}

/** The dead have no turns, but for one that ended with their death, or the beginning of one that brings them back. */
function checkTurn({ turn, seats, sets, options }: State, spec: PositionSpec): void {
  if (seats[turn.seat]?.presence !== 'out' || turn.isOver) return;
  const isAtBeginning = turn.phase === 'before' || turn.phase === 'start';
  if (isAtBeginning && mayBringBack(sets, options)) return;
  throw new NotationError({ says: 'turnOfTheDead', name: spec.seats[turn.seat]?.name ?? '' });
}

function checkEvents(book: Book, { inForce, stacks }: State): void {
  const events = [...Object.values(inForce), ...Object.values(stacks).flat()];
  const twice = events.find((slug, at) => events.indexOf(slug) !== at);
  if (twice !== undefined) throw new NotationError({ says: 'eventTwice', card: book.events.get(twice)?.name ?? twice });
}
