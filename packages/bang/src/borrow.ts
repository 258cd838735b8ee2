import { report } from './events.ts';
import { type Game, seatOf } from './game.ts';
import type { SeatId } from './ids.ts';
import { sourcesChanged } from './source-index.ts';

/** From now on a seat has the abilities of these characters besides its own, and of no others. */
export function borrow(game: Game, seat: SeatId, characters: readonly string[]): void {
  seatOf(game, seat).borrowed = [...characters];
  report(game, 'borrowed', { seat, detail: { characters: [...characters] } });
  sourcesChanged(game, seat);
}
