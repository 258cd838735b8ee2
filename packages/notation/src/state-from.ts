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
import { readAnswer } from './parse/answer.ts';
import { layOut, type PositionSpec, type SeatSpec } from './position-spec.ts';
import { reasonText } from './reason-words.ts';

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
    about(`seat ${seat.name}`, () => {
      checkChoice(seat, state);
      checkCards(seat, inPlay);
      for (const face of inPlay) if (face.card.isLaidAt) checkLaidAt(spec, seat, face);
    });
  }
  about('deck bottom', () => checkDeck(spec));
  about('turn', () => checkTurn(state, spec));
  about('events to come', () => checkEvents(book, state));
}

function facesOf({ faces }: Book, state: State, cards: readonly CardId[]): Face[] {
  return cards.flatMap((card) => faces[state.faces[card] ?? -1] ?? []);
}

const MOST_SEATS = 8;

/** Not more of a role than the biggest game has; two Sheriffs above all. */
function checkRoles(seats: readonly SeatSpec[]): void {
  for (const role of ROLES) {
    const most = rolesFor(MOST_SEATS).filter((one) => one === role).length;
    const extra = seats.filter((seat) => seat.role === role)[most];
    if (extra === undefined) continue;
    about(`seat ${extra.name}`, () => {
      throw new NotationError(`${extra.name} is one ${role} too many: no game has more than ${most}`);
    });
  }
}

/** Characters are chosen before anybody has life points or cards. */
function checkChoice(seat: SeatSpec, { turn }: State): void {
  const { name, choosesFrom, character, life, hand = [], inPlay = [] } = seat;
  if (choosesFrom !== undefined && turn.phase !== 'setup')
    throw new NotationError(
      `${name} chooses from characters: that is in the phase setup; leave the turn out, or write 'turn: ${name}, setup'`,
    );
  if (choosesFrom !== undefined && character !== undefined)
    throw new NotationError(`${name} is ${character} already and has nobody to choose from`);
  if (turn.phase === 'setup' && (life !== undefined || hand.length + inPlay.length > 0))
    throw new NotationError(`${name}: in the phase setup nobody has life points or cards yet`);
}

function checkCards({ name, presence, hand = [] }: SeatSpec, inPlay: readonly Face[]): void {
  if (presence === 'out' && hand.length + inPlay.length > 0)
    throw new NotationError(`${name} is out of the game and can have no cards`);
  const cards = inPlay.map(({ card }) => card);
  const brown = cards.find(({ colour }) => colour === 'brown');
  if (brown !== undefined) throw new NotationError(`${name}: ${brown.name} is never in play`);
  if (cards.filter(({ isWeapon }) => isWeapon).length > 1)
    throw new NotationError(`${name}: two weapons in play; a new one takes the old one's place`);
  const twin = cards.find(({ slug }, at) => cards.findIndex((other) => other.slug === slug) !== at);
  if (twin !== undefined)
    throw new NotationError(`${name}: two cards named ${twin.name} in play; nobody has two of a name in front of them`);
}

/** A card that others lay there must be one that somebody else may lay: we ask the rules, at a table with nothing else on it. */
function checkLaidAt(spec: PositionSpec, { name }: SeatSpec, face: Face): void {
  const others = spec.seats.filter((seat) => seat.name !== name && (seat.presence ?? 'in') === 'in');
  const reasons = others.map((other) => whyNotLay(spec, other.name, name, face));
  const [reason] = reasons;
  if (reason === undefined || reasons.includes(undefined)) return;
  throw new NotationError(`${name}: nobody may lay ${face.card.name} there: ${reason}`);
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
  if (isDeckExact === true && deckBottom.length > 0)
    throw new NotationError(`'deck exactly' names the whole pile, its bottom too`);
}

/** The dead have no turns, but for one that ended with their death, or the beginning of one that brings them back. */
function checkTurn({ turn, seats, sets, options }: State, spec: PositionSpec): void {
  if (seats[turn.seat]?.presence !== 'out' || turn.isOver) return;
  const isAtBeginning = turn.phase === 'before' || turn.phase === 'start';
  if (isAtBeginning && mayBringBack(sets, options)) return;
  throw new NotationError(`${spec.seats[turn.seat]?.name} is out of the game and has no turn`);
}

function checkEvents(book: Book, { inForce, stacks }: State): void {
  const events = [...Object.values(inForce), ...Object.values(stacks).flat()];
  const twice = events.find((slug, at) => events.indexOf(slug) !== at);
  if (twice !== undefined)
    throw new NotationError(`the event card ${book.events.get(twice)?.name} is there twice: it exists once`);
}
