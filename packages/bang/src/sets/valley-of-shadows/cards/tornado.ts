import {
  card,
  draw,
  everybody,
  type Game,
  type Move,
  oneByOne,
  type Procedure,
  reaches,
  type SeatId,
} from '../../../core.ts';
import { discardOne } from '../rules/discard-one.ts';

const DRAWN = 2;

/** Everybody, its player first, discards a card of their hand and draws two (VALLEY-TORNADO-01, -02-Q). */
export const tornado = card(
  'Tornado',
  { colour: 'brown', affects: 'everybody', traits: { gives: 'everybody' } },
  {
    effect: (game, play) => oneByOne(game, everybody(game, play), (seat) => whirl(game, seat, play)),
  },
);

function* whirl(game: Game, seat: SeatId, play: Move): Procedure {
  if (!(yield* reaches(game, seat, play))) return;
  yield* discardOne(game, seat, 'tornado');
  draw(game, seat, DRAWN);
}
