import { type Game, seatOf } from './game.ts';
import { type SeatId, seatId } from './ids.ts';
import type { Role, Seat, State } from './state.ts';

/** In the game just now: targeted, counted, asked. Never judge by life points. */
export function isInPlay(game: Game, seat: SeatId): boolean {
  return seatOf(game, seat).presence !== 'out';
}

/** All who are in the game, clockwise, beginning with this seat. */
export function clockwiseFrom(game: Game, first: SeatId): SeatId[] {
  const { seats } = game.state;
  const found: SeatId[] = [];
  for (let step = 0; step < seats.length; step++) {
    const seat = seatId((first + step) % seats.length);
    if (isInPlay(game, seat)) found.push(seat);
  }
  return found;
}

/** All others in the game, clockwise from the left of this seat. */
export function othersClockwise(game: Game, self: SeatId): SeatId[] {
  return clockwiseFrom(game, self).filter((seat) => seat !== self);
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

/** Between two turns it is nobody's (EVENT-14-Q). */
export function isTurnOf({ state: { turn } }: Game, seat: SeatId): boolean {
  return turn.seat === seat && turn.phase !== 'before';
}

export function hasRole(game: Game, seat: SeatId, role: Role): boolean {
  return seatOf(game, seat).role === role;
}

export function handSize(game: Game, seat: SeatId): number {
  return seatOf(game, seat).hand.length;
}

/** The game of three: open roles, no Sheriff, each hunts one (DODGE-3P-01, -02). */
export function isHunt({ seats }: Pick<State, 'seats'>): boolean {
  return seats.every(isNoSheriff);
}

const isNoSheriff = ({ role }: Seat) => role !== 'sheriff';

/** Whoever begins: the Sheriff, or the Deputy in a game without one. What concerns him concerns that Deputy (DODGE-3P-10-Q). */
export function starterOf(state: Pick<State, 'seats'>): SeatId {
  const role = isHunt(state) ? 'deputy' : 'sheriff';
  return seatId(state.seats.findIndex((seat) => seat.role === role));
}

const QUARRIES: { readonly [R in Role]?: Role } = { deputy: 'renegade', renegade: 'outlaw', outlaw: 'deputy' };

/** Whom somebody of this role hunts in the game of three (DODGE-3P-02). */
export function quarryOf(role: Role): Role | undefined {
  return QUARRIES[role];
}
