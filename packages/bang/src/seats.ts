import { type Game, seatOf } from './game.ts';
import { type SeatId, seatId } from './ids.ts';
import { sourcesChanged } from './source-index.ts';
import { answering, query } from './sources.ts';
import type { Role, Seat, State } from './state.ts';

/** In the game just now: targeted, counted, asked. Never judge by life points. */
export function isInPlay(game: Game, seat: SeatId): boolean {
  return seatOf(game, seat).presence !== 'out';
}

/** All who are in the game, clockwise, beginning with this seat. */
export function clockwiseFrom(game: Game, first: SeatId): SeatId[] {
  return clockwise(game, first, 0);
}

/** All others in the game, clockwise from the left of this seat. */
export function othersClockwise(game: Game, self: SeatId): SeatId[] {
  return clockwise(game, self, 1);
}

function clockwise(game: Game, from: SeatId, firstStep: 0 | 1): SeatId[] {
  const { order } = game.state;
  const place = order.indexOf(from);
  const found: SeatId[] = [];
  for (let step = firstStep; step < order.length; step++) {
    const seat = order[(place + step) % order.length];
    if (seat !== undefined && isInPlay(game, seat)) found.push(seat);
  }
  return found;
}

export function playersLeft(game: Game): number {
  let count = 0;
  for (const seat of game.state.seats) if (seat.presence !== 'out') count += 1;
  return count;
}

/** The next seat to the left that is in the game. */
export function leftOf(game: Game, seat: SeatId): SeatId {
  return othersClockwise(game, seat)[0] ?? seat;
}

/** The next seat to the right that is in the game. */
export function rightOf(game: Game, seat: SeatId): SeatId {
  return othersClockwise(game, seat).at(-1) ?? seat;
}

/** Two players change places; all that is theirs goes with them. */
export function changePlaces(game: Game, one: SeatId, other: SeatId): void {
  const { order } = game.state;
  const [from, to] = [order.indexOf(one), order.indexOf(other)];
  order[from] = other;
  order[to] = one;
  sourcesChanged(game);
}

/** Between two turns it is nobody's (EVENT-14-Q). */
export function isTurnOf({ state: { turn } }: Game, seat: SeatId): boolean {
  return turn.seat === seat && turn.phase !== 'before';
}

/** To which side turns go: 1 to the left, -1 to the right. */
export function turnDirection(game: Game): 1 | -1 {
  const { turnDirection: rules } = answering(game);
  return rules.length === 0 ? 1 : query(game, rules, 1, {});
}

export function hasRole(game: Game, seat: SeatId, role: Role): boolean {
  return seatOf(game, seat).role === role;
}

export function handSize(game: Game, seat: SeatId): number {
  return seatOf(game, seat).hand.length;
}

/** The first player: the Sheriff, or the Deputy in a game without one. Rules about the Sheriff then apply to that Deputy (DODGE-3P-10-Q). */
export function starterOf({ seats }: Pick<State, 'seats'>): SeatId {
  const role = hasSheriff(seats) ? 'sheriff' : 'deputy';
  return seatId(seats.findIndex((seat) => seat.role === role));
}

export function hasSheriff(seats: readonly Pick<Seat, 'role'>[]): boolean {
  return seats.some(({ role }) => role === 'sheriff');
}

/** The one player that somebody hunts, where the rules say so. */
export function quarryOf(game: Game, seat: SeatId): SeatId | null {
  const { quarry } = answering(game);
  return quarry.length === 0 ? null : query(game, quarry, null, { seat });
}
