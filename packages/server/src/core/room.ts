import type { SeatState, TableState } from './table-state.ts';
import { ALARMS, type AlarmName, type Connection, type Room, type World } from './world.ts';

/** The table a connection is at. */
export function roomOf(world: World, { at }: Connection): Room | undefined {
  return at === null ? undefined : world.rooms.get(at);
}

/** A bell that rings at a time, or no longer (null). */
export function setAlarm(world: World, room: Room, name: AlarmName, at: number | null): void {
  if (at === null || at === Number.POSITIVE_INFINITY) {
    room.alarms.delete(name);
    return;
  }
  room.alarms.set(name, at);
  if (at >= room.queuedAt) return;
  room.queuedAt = at;
  world.timers.push(at, room.state.id);
}

/** The bells that are due, off the list; the room is put in line for the next one. */
export function dueAlarms(world: World, room: Room): AlarmName[] {
  const due = ALARMS.filter((name) => (room.alarms.get(name) ?? Number.POSITIVE_INFINITY) <= world.now);
  for (const name of due) room.alarms.delete(name);
  room.queuedAt = Number.POSITIVE_INFINITY;
  for (const name of room.alarms.keys()) setAlarm(world, room, name, room.alarms.get(name) ?? null);
  return due;
}

/** A person sits there and plays himself. */
export function isPlayedByOwner(seat: SeatState | null | undefined): boolean {
  return seat?.guest != null && seat.standIn === null;
}

export function isHere(room: Room, guest: string | null): boolean {
  return guest !== null && room.active.has(guest);
}

/** A seat is in the game (or back in it for a while). */
export function isAlive(room: Room, seat: number): boolean {
  const { host } = room;
  return host === null || host.game.isPlaying(host.frame.table, seat);
}

/** Seats of people who live and have not given up, whether they are here or not. */
export function livingPeople(room: Room): number[] {
  return seatsWhere(
    room.state,
    ({ guest, standIn }, seat) => guest !== null && standIn !== 'conceded' && isAlive(room, seat),
  );
}

export function seatsWhere({ seats }: TableState, is: (held: SeatState, seat: number) => boolean): number[] {
  return seats.flatMap((held, seat) => (held !== null && is(held, seat) ? [seat] : []));
}
