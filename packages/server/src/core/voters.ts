import { isAlive, isPlayedByOwner, seatsWhere } from './room.ts';
import type { Room, World } from './world.ts';

/** An absent player is not waited for longer than this: in the lobby, without a clock, or in a vote. */
export const SEAT_PATIENCE = 60_000;

/**
 * Seats of those who have a say: they live, play themselves, and are here or were a moment ago. A page that is loaded again must not
 * decide anything.
 */
export function votersIn(world: World, room: Room): number[] {
  return seatsWhere(
    room.state,
    (held, seat) =>
      held.guest !== null && isPlayedByOwner(held) && !isLongGone(world, room, held.guest) && isAlive(room, seat),
  );
}

/** Away for so long that the seat is no longer kept. */
export function isLongGone({ now }: World, { active, awaySince }: Room, guest: string): boolean {
  return !active.has(guest) && (awaySince.get(guest) ?? Number.NEGATIVE_INFINITY) + SEAT_PATIENCE <= now;
}
