import type { Held } from './outbox.ts';
import { setAlarm } from './room.ts';
import { sendNow } from './send-now.ts';
import { seatOfGuest } from './table-state.ts';
import type { Connection, Room, World } from './world.ts';

// Those who watch may be some seconds behind, so that nobody at the table can be told what they see. All that is said about the table
// waits: steps, the chat of those who play, who is away, how the game ended.

/** Whether this connection hears of the table later. */
export function isBehind({ state, stream }: Room, connection: Connection): boolean {
  const { house, phase, id } = state;
  if ((house.delay ?? 0) === 0 || connection.at !== id || connection.isPassive) return false;
  if (connection.guest === undefined || seatOfGuest(state, connection.guest.id) !== null) return false;
  return phase === 'playing' || stream.some((one) => one.connection === connection);
}

/** Puts off what is said about a table to somebody who is behind; false: it is to be said now. */
export function delayed(world: World, { connection, text, room, isLive }: Held): boolean {
  if (room === undefined || isLive === true || !isBehind(room, connection)) return false;
  const { phase, house } = room.state;
  const last = room.stream.findLast((one) => one.connection === connection)?.at ?? 0;
  // what comes after the end need only keep its place
  const at = phase === 'playing' ? world.now + (house.delay ?? 0) * 1000 : Math.max(world.now, last);
  room.stream.push({ at, connection, text });
  setAlarm(world, room, 'stream', room.stream[0]?.at ?? at);
  return true;
}

/** What is due is said, to those who still watch. */
export function flowOn(world: World, room: Room): void {
  const { stream, state } = room;
  const due = stream.findIndex(({ at }) => at > world.now);
  for (const { connection, text } of stream.splice(0, due < 0 ? stream.length : due)) {
    const { guest, at, isPassive } = connection;
    const isWatching = guest !== undefined && seatOfGuest(state, guest.id) === null;
    if (isWatching && at === state.id && !isPassive) sendNow(world, connection, text);
  }
  setAlarm(world, room, 'stream', stream[0]?.at ?? null);
}

/** It begins anew for this connection. */
export function forgetStream({ stream }: Room, connection: Connection): void {
  const others = stream.filter((one) => one.connection !== connection);
  stream.splice(0, stream.length, ...others);
}
