import { askAll, choice, type Procedure, questionOf, randomFrom, refuse, SetupError, shuffle } from '@dustup/kernel';
import { shufflePile } from '@dustup/tabletop';
import { type Book, bookOf, characterIn, setsInLibrary } from './book.ts';
import type { SetDefinition } from './set-definition.ts';
import { report } from './events.ts';
import { type Game, seatOf } from './game.ts';
import { type CardId, faceId, type SeatId, seatId } from './ids.ts';
import { blankLedger } from './ledger.ts';
import { optionsFor } from './options.ts';
import { draw } from './piles.ts';
import { starterOf } from './seats.ts';
import { sourcesChanged, turnPassed } from './source-index.ts';
import { answering, queryOf } from './sources.ts';
import type { Role, Seat, State } from './state.ts';
import { newTurn } from './turn-state.ts';
import { MAIN_DECK } from './zone-definitions.ts';

/** What a game is set up from. */
export type Setup = {
  readonly players: number;
  readonly sets: readonly string[];
  readonly options?: readonly string[];
  /** For series: the seat of the Sheriff, or of the Deputy among three, and characters that are kept (null: dealt). */
  readonly sheriff?: number;
  readonly characters?: readonly (string | null)[];
};

export const SHERIFF_BONUS = 1;

export function beginGame(setup: Setup, key: string): State {
  const book = bookOf([...setup.sets]); // the list is the caller's, who may change it
  checkSetup(setup);
  const state = blankState(book, setup, key);
  dealRoles(state, setup);
  dealCharacters(book, state, setup);
  takeOutBookCards(book, state);
  shufflePile(state, state.drawPile);
  for (const zone in state.zones) shufflePile(state, state.zones[zone] ?? []);
  state.turn = { ...newTurn(0, starterOf(state)), phase: 'setup' };
  return state;
}

/** The roles of a game for so many, whoever begins first. */
export function rolesFor(players: number): readonly Role[] {
  for (const { roles } of setsInLibrary()) {
    const found = roles?.[players];
    if (found !== undefined) return found;
  }
  throw new SetupError(refuse('noSuchGame', { players }));
}

/** For how many players these sets can be played. */
export function playersFor(sets: readonly SetDefinition[]): { readonly least: number; readonly most: number } {
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  for (const { roles } of sets) {
    for (const players in roles) {
      least = Math.min(least, Number(players));
      most = Math.max(most, Number(players));
    }
  }
  if (most === 0) throw new SetupError(refuse('needsBaseSet'));
  return { least, most };
}

/** Throws a `SetupError` that says why such a game cannot be played. */
export function checkSetup({ players, sets, options = [], sheriff, characters = [] }: Setup): void {
  const book = bookOf([...sets]);
  for (const set of book.sets) {
    const reason = set.whyNotSetUp?.({ players, sets, options });
    if (reason !== undefined) throw new SetupError(reason);
  }
  const { least, most } = playersFor(book.sets);
  if (!Number.isInteger(players) || players < least || players > most)
    throw new SetupError(refuse('playersOutOfRange', { players, least, most }));
  const known = optionsFor(sets);
  const unknown = options.find((option) => !known.includes(option));
  if (unknown !== undefined) throw new SetupError(refuse('noSuchOption', { option: unknown, options: known }));
  if (sheriff !== undefined && !(Number.isInteger(sheriff) && sheriff >= 0 && sheriff < players))
    throw new SetupError(refuse('noSuchSeat', { seat: sheriff, players }));
  checkCharacters(book, players, characters);
}

function checkCharacters(book: Book, players: number, characters: readonly (string | null)[]): void {
  if (characters.length > players)
    throw new SetupError(refuse('tooManyCharacters', { characters: characters.length, players }));
  const named = characters.filter((slug) => slug !== null);
  const stranger = named.find((slug) => !book.characters.has(slug));
  if (stranger !== undefined) throw new SetupError(refuse('noSuchCharacter', { character: stranger }));
  const twice = named.find((slug, i) => named.indexOf(slug) !== i);
  if (twice !== undefined) throw new SetupError(refuse('characterTwice', { character: twice }));
}

function blankSeat(): Seat {
  return {
    role: 'outlaw',
    isRoleShown: false,
    characterChoice: [],
    character: '',
    borrowed: [],
    life: 0,
    maxLife: 0,
    presence: 'in',
    broughtBackBy: null,
    turnsToSkip: 0,
    hand: [],
    inPlay: [],
    zones: {},
    tokens: {},
    memory: {},
  };
}

export function blankState(book: Book, { players, sets, options = [] }: Setup, key: string): State {
  const seats: Seat[] = [];
  const order: SeatId[] = [];
  for (let at = 0; at < players; at++) {
    seats.push(blankSeat());
    order.push(seatId(at));
  }
  return {
    sets: [...sets],
    options: [...options],
    random: randomFrom(key),
    faces: book.faces.map((_, i) => faceId(i)),
    seats,
    order,
    drawPile: book.piles.get(MAIN_DECK.pile)?.slice() ?? [],
    discardPile: [],
    shelf: [],
    lookedAt: [],
    lookedAtBy: null,
    box: [],
    zones: ownPiles(book),
    cardTokens: {},
    turn: newTurn(0, seatId(0)),
    resolving: [],
    after: [],
    stacks: {},
    inForce: {},
    memory: {},
    ledger: blankLedger(players),
    outcome: null,
  };
}

/** Piles of their own, which sets bring. */
function ownPiles({ piles }: Book): State['zones'] {
  const zones: State['zones'] = {};
  for (const [zone, cards] of piles) if (zone !== MAIN_DECK.pile) zones[zone] = [...cards];
  return zones;
}

function dealRoles(state: State, { players, sheriff }: Setup): void {
  const all = rolesFor(players);
  const [first = 'sheriff'] = all;
  const roles = sheriff === undefined ? all.slice() : all.slice(1);
  shuffle(state.random, roles);
  if (sheriff !== undefined) roles.splice(sheriff, 0, first);
  const isOpen = first !== 'sheriff'; // DODGE-3P-01
  for (const [i, seat] of state.seats.entries()) {
    seat.role = roles[i] ?? 'outlaw';
    seat.isRoleShown = isOpen || seat.role === 'sheriff';
  }
}

function dealCharacters(book: Book, state: State, { characters = [] }: Setup): void {
  const dealt = [...book.characters.keys()].filter((slug) => !characters.includes(slug));
  shuffle(state.random, dealt);
  for (const [i, seat] of state.seats.entries()) {
    const kept = characters[i];
    if (kept !== undefined && kept !== null) seat.characterChoice = [kept];
    else seat.characterChoice = dealt.splice(0, state.options.includes('twoCharacters') ? 2 : 1);
    if (seat.characterChoice.length === 0)
      throw new SetupError(refuse('tooFewCharacters', { players: state.seats.length }));
  }
}

/** BASE-SETUP-11: the beginners' game. */
function takeOutBookCards(book: Book, state: State): void {
  if (!state.options.includes('beginners')) return;
  const hasBook = (card: CardId) => book.faces[state.faces[card] ?? 0]?.card.hasBook === true;
  const left = state.drawPile.filter((card) => !hasBook(card));
  state.box.push(...state.drawPile.filter(hasBook));
  state.drawPile.splice(0, state.drawPile.length, ...left);
}

/** The last step of setting up: who has a choice makes it, all at once; then life is set and hands are dealt. */
export function* chooseCharacters(game: Game): Procedure {
  const { state } = game;
  const choosing = state.seats.flatMap(({ characterChoice }, at) =>
    characterChoice.length > 1 ? [{ seat: seatId(at), characterChoice }] : [],
  );
  const chosen = yield* askAll(
    choosing.map(({ seat, characterChoice }) => ({
      seat,
      question: questionOf<string>('chooseCharacter', null, choice('character', [...characterChoice])),
    })),
  );
  for (const [at, seat] of state.seats.entries()) {
    const i = choosing.findIndex((one) => one.seat === at);
    seat.character = (i < 0 ? seat.characterChoice[0] : chosen[i]) ?? '';
    seat.characterChoice = [];
    seat.maxLife = characterIn(game.book, seat.character).life + (seat.role === 'sheriff' ? SHERIFF_BONUS : 0);
    seat.life = seat.maxLife;
    report(game, 'characterChosen', { seat: seatId(at), detail: { character: seat.character, life: seat.life } });
  }
  sourcesChanged(game);
  for (const seat of game.seats)
    draw(game, seat, queryOf(game, answering(game).firstHand, seatOf(game, seat).life, { seat }));
  for (const { prepare } of game.book.sets) {
    if (prepare === undefined) continue;
    prepare(game);
    sourcesChanged(game);
  }
  state.turn = newTurn(1, state.turn.seat);
  turnPassed(game);
}
