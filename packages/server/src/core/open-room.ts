import type { Opened } from './entries.ts';
import { record } from './operation.ts';
import { openedTable } from './table-state.ts';
import { type Connection, newRoom, type Room, type World } from './world.ts';

const ID_BYTES = 10;
const MARK_LENGTH = 16;

/** A new table, with entries of its own from this one on. */
export function openRoom(world: World, entry: Opened): Room {
  const room = newRoom(openedTable(world.settings.powers.entropy(ID_BYTES), entry));
  putOnMap(world, room);
  record(world, room, entry);
  world.isListStale = true;
  return room;
}

export function putOnMap(world: World, room: Room): void {
  world.rooms.set(room.state.id, room);
  world.codes.set(room.state.code, room.state.id);
  count(world, room.state.openedFrom, 1);
}

/** How many tables stand that were opened from there. */
function count({ openedFrom }: World, from: string, more: number): void {
  const left = (openedFrom.get(from) ?? 0) + more;
  if (left > 0) openedFrom.set(from, left);
  else openedFrom.delete(from);
}

/** An address as it may be kept: the same one gives the same mark on this server, and nobody else can tell which it is. */
export function addressMark({ settings: { powers } }: World, { address }: Connection): string {
  return powers.sign(`from ${address}`).slice(0, MARK_LENGTH);
}

/** Off the map: nobody finds it any more. */
export function takeOffMap(world: World, room: Room): void {
  const { id, code, openedFrom } = room.state;
  if (world.rooms.delete(id)) count(world, openedFrom, -1);
  if (world.codes.get(code) === id) world.codes.delete(code);
  world.publicRooms.delete(room);
  room.queuedAt = Number.NEGATIVE_INFINITY; // what is left of it in the heap is stale
}

/** Who sits where, who opened what, and what the list shows: looked up by others. */
export function indexRoom(world: World, room: Room): void {
  const { id, seats, openedBy, phase, house } = room.state;
  for (const guest of room.indexed)
    if (!seats.some((held) => held?.guest === guest)) note(world, guest, 'tables', id, false);
  room.indexed = seats.flatMap((held) => (held?.guest != null && phase !== 'closed' ? [held.guest] : []));
  for (const guest of room.indexed) note(world, guest, 'tables', id, true);
  note(world, openedBy, 'opened', id, phase !== 'closed');
  if (house.isPublic && phase !== 'closed') world.publicRooms.add(room);
  else world.publicRooms.delete(room);
}

function note(world: World, id: string, list: 'tables' | 'opened', table: string, isOn: boolean): void {
  const guest = world.guests.get(id);
  if (guest === undefined || guest[list].includes(table) === isOn) return;
  guest[list] = isOn ? [...guest[list], table] : guest[list].filter((one) => one !== table);
}

/** As if it had never been: for one that is read back from the disk, or closed. */
export function unindexRoom(world: World, room: Room): void {
  for (const guest of room.indexed) note(world, guest, 'tables', room.state.id, false);
  note(world, room.state.openedBy, 'opened', room.state.id, false);
  world.publicRooms.delete(room);
  room.indexed = [];
}
