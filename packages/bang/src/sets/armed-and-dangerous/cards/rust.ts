import {
  allOthers,
  CHARACTER,
  card,
  type Game,
  type Move,
  oneByOne,
  type Procedure,
  reaches,
  type SeatId,
} from '../../../core.ts';
import { discardEmpty, load, loadAt, placesOf, unload } from '../rules/load.ts';

/** A token from each place of everybody else, all onto its player’s character (ARMED-RUST-01 to -03-Q). */
export const rust = card(
  'Rust',
  { colour: 'brown', affects: 'others', traits: { unloadsAll: true } },
  {
    effect: (game, move) => oneByOne(game, allOthers(game, move), (seat) => corrode(game, seat, move)),
  },
);

/** ARMED-RUST-03-Q: all tokens of a player come off first, then what is empty goes. */
function* corrode(game: Game, seat: SeatId, move: Move): Procedure {
  if (!(yield* reaches(game, seat, move))) return;
  const places = placesOf(game, seat).filter((place) => loadAt(game, seat, place) > 0);
  for (const place of places) unload(game, seat, place, 1);
  load(game, move.by, CHARACTER, places.length);
  yield* discardEmpty(game, seat, places);
}
