import {
  ask,
  card,
  discardTogether,
  draw,
  everybody,
  type Game,
  oneByOne,
  pickOneOf,
  type Procedure,
  reaches,
  says,
  type SeatId,
  seatOf,
} from '../../../core.ts';

const DRAWN = 2;
const GIVEN_UP = says({ chosen: 'lost' });

/** Everybody, its player first, discards a card of their hand and draws two (VALLEY-TORNADO-01, -02-Q). */
export const tornado = card(
  'Tornado',
  { colour: 'brown', affects: 'everybody', traits: { gives: 'everybody' } },
  {
    effect: (game, play) =>
      oneByOne(game, everybody(game, play), function* (seat) {
        if (!(yield* reaches(game, seat, play))) return;
        yield* discardOne(game, seat);
        draw(game, seat, DRAWN);
      }),
  },
);

function* discardOne(game: Game, seat: SeatId): Procedure {
  const { hand } = seatOf(game, seat);
  if (hand.length === 0) return;
  const card = hand.length === 1 ? hand[0] : yield* ask(game, seat, () => pickOneOf('tornado', hand, GIVEN_UP));
  if (card !== undefined && card !== null) yield* discardTogether(game, seat, [card]);
}
