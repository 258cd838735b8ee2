import {
  ask,
  bookOf,
  borrow,
  character,
  choice,
  type Game,
  type Procedure,
  questionOf,
  type SeatId,
  seatOf,
  shuffle,
} from '../../../core.ts';

const SLUG = 'gregory-deck';
const PAIR = 2;

/** Has the abilities of two characters of the base game, and may exchange both when his turn starts (WWS-GREGORY-01 to -08-Q). */
export const gregoryDeck = character(
  'Gregory Deck',
  { life: 4 },
  {
    looksAtDiscards: true, // one of those he may draw does
    triggers: {
      *abilityActs(game, { self, seat }) {
        if (seat === self && !(yield* keepsPair(game, self))) drawPair(game, self);
      },
    },
  },
);

/** WWS-GREGORY-02: both or none. Without a pair there is nothing to keep (WWS-GREGORY-08-Q). */
function* keepsPair(game: Game, self: SeatId): Procedure<boolean> {
  const pair = pairOf(game, self);
  if (pair.length === 0) return false;
  const answer = yield* ask(game, self, () =>
    questionOf<'keep' | 'exchange'>('keepPair', { characters: pair }, choice('do', ['keep', 'exchange'])),
  );
  return answer !== 'exchange';
}

/** Two of the free ones at random; the old pair is among them again (WWS-GREGORY-03). */
function drawPair(game: Game, self: SeatId): void {
  const own = isBorrowedBy(game, self) ? [SLUG] : [];
  seatOf(game, self).borrowed = own;
  const free = freeCharacters(game);
  shuffle(game.state.random, free);
  borrow(game, self, [...own, ...free.slice(0, PAIR)]);
}

function pairOf(game: Game, self: SeatId): readonly string[] {
  return seatOf(game, self).borrowed.filter((slug) => slug !== SLUG);
}

/** Somebody who is Gregory Deck only for a while. */
function isBorrowedBy(game: Game, self: SeatId): boolean {
  return seatOf(game, self).borrowed.includes(SLUG);
}

/** WWS-GREGORY-05-Q: characters of the base game that were dealt to nobody, and that nobody has borrowed. */
function freeCharacters({ state }: Game): string[] {
  const taken = state.seats.flatMap(({ character, borrowed }) => [character, ...borrowed]);
  return [...bookOf(['base']).characters.keys()].filter((slug) => !taken.includes(slug));
}

/** WWS-GREGORY-01: he has his first pair from the beginning. */
export function dealFirstPair(game: Game): void {
  for (const seat of game.seats) if (seatOf(game, seat).character === SLUG) drawPair(game, seat);
}
