import {
  askAll,
  below,
  choice,
  type Procedure,
  questionOf,
  randomFrom,
  refuse,
  SetupError,
  shuffle,
} from '@dustup/kernel';
import { cardId, type SeatId, seatId, shufflePile } from '@dustup/tabletop';
import { type Book, characterIn } from './book.ts';
import { report } from './events.ts';
import { type Game, SEATS, seatOf } from './game.ts';
import { sourcesChanged } from './sources.ts';
import { type Seat, SIDES, type Side, type State } from './state.ts';

/** How a game is set up. `law` is the seat that plays the Law; drawn when it does not say (DUEL-SETUP-05-Q). */
export type Setup = { readonly characters?: number; readonly law?: number };

const FEWEST_CHARACTERS = 4;
const MOST_CHARACTERS = 6;
const FIRST_HAND = { law: 4, outlaws: 5 } as const;
const IN_PLAY = 2;

/** The reason against a set-up, or undefined. */
export function whyNotSetup({ characters = FEWEST_CHARACTERS, law = 0 }: Setup) {
  if (!Number.isInteger(characters) || characters < FEWEST_CHARACTERS || characters > MOST_CHARACTERS)
    return refuse('characterCount', { characters, least: FEWEST_CHARACTERS, most: MOST_CHARACTERS });
  return law === 0 || law === 1 ? undefined : refuse('noSuchSeat', { seat: law });
}

/** The state in which a game begins. */
export function beginDuel(book: Book, setup: Setup, key: string): State {
  const reason = whyNotSetup(setup);
  if (reason !== undefined) throw new SetupError(reason);
  const { characters = FEWEST_CHARACTERS } = setup;
  const random = randomFrom(key);
  const law = seatId(setup.law ?? below(random, SEATS.length));
  const seats = SEATS.map((seat) => blankSeat(seat === law ? 'law' : 'outlaws'));
  const state = blankState(book, seats, law, characters, random);
  for (const seat of seats) {
    dealCards(book, state, seat);
    dealCharacters(book, state, seat);
  }
  return state;
}

export function blankSeat(side: Side): Seat {
  return { side, choice: [], fighters: [null, null], front: 0, reserve: [], hand: [], deck: [] };
}

export function blankState(
  book: Book,
  seats: readonly Seat[],
  first: SeatId,
  characters: number,
  random: State['random'],
): State {
  return {
    characters,
    random,
    faces: book.faces.map(({ id }) => id),
    seats,
    commonDeck: [],
    discardPile: [],
    shelf: [],
    box: [],
    turn: { number: 1, seat: first, phase: 'setup', bangsPlayed: 0, hasSwapped: false, used: [] },
    awake: [null, null],
    resolving: [],
    after: [],
    outcome: null,
  };
}

function dealCards({ faces }: Book, state: State, { side, deck, hand }: Seat): void {
  for (const { id, back } of faces) if (back === side) deck.push(cardId(id));
  shufflePile(state, deck);
  hand.push(...deck.splice(-FIRST_HAND[side]));
}

/** DUEL-SETUP-01: so many at random, in an order that nobody knows. The others leave the game. */
function dealCharacters(book: Book, { random, characters }: State, seat: Seat): void {
  const all = charactersOf(book, seat.side);
  shuffle(random, all);
  seat.reserve.push(...all.slice(0, characters));
  seat.choice = seat.reserve.splice(-IN_PLAY);
}

/** All characters of a side, by their slugs. */
export function charactersOf({ characters }: Book, side: Side): string[] {
  return [...characters.values()].flatMap((one) => (one.side === side && one.slug !== 'nobody' ? [one.slug] : []));
}

/** DUEL-SETUP-02: both choose in secret who stands in front; the other one of the two stands in the rear. */
export function* chooseFighters(game: Game): Procedure {
  const chosen = yield* askAll(
    SEATS.map((seat) => ({
      seat,
      question: questionOf<string>('front', null, choice('character', seatOf(game, seat).choice.toSorted())),
    })),
  );
  for (const seat of SEATS) place(game, seat, chosen[seat]);
  game.state.turn.phase = 'start';
  sourcesChanged(game);
}

function place(game: Game, seat: SeatId, front: string | undefined): void {
  const own = seatOf(game, seat);
  const inOrder = own.choice.toSorted((a, b) => Number(b === front) - Number(a === front));
  for (const [at, character] of inOrder.entries())
    own.fighters[at] = { character, life: characterIn(game.book, character).life, equipment: [] };
  own.choice = [];
  report(game, 'fightersChosen', { seat, detail: { front: inOrder[0] ?? '', rear: inOrder[1] ?? '' } });
}

/** The next game of a series: the sides are exchanged (DUEL-SETUP-05-Q). */
export function nextSetup({ characters, seats }: State): Setup {
  return { characters, law: seats.findIndex(({ side }) => side !== SIDES[0]) };
}
