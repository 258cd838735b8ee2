import { type Game, seatOf } from './game.ts';
import { type SeatId, seatId } from './ids.ts';
import type { Role } from './state.ts';

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

export function isTurnOf(game: Game, seat: SeatId): boolean {
  return game.state.turn.seat === seat;
}

export function hasRole(game: Game, seat: SeatId, role: Role): boolean {
  return seatOf(game, seat).role === role;
}

export function handSize(game: Game, seat: SeatId): number {
  return seatOf(game, seat).hand.length;
}
