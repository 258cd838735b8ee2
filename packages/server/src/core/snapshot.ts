import type { ChatLine, Muted, TableInfo } from '@dustup/protocol';
import type { SaidLine } from './entries.ts';
import { snapshotFor } from './game-text.ts';
import { infoFor } from './info.ts';
import { type Names, namesAt } from './names.ts';
import { tell, tellLive } from './operation.ts';
import { forgetStream, isBehind } from './stream.ts';
import { isAlive } from './room.ts';
import { seatOfGuest } from './table-state.ts';
import type { Connection, Room, World } from './world.ts';

/** Everything about the table, to one who comes, comes back, or has missed something. */
export function tellTable(world: World, room: Room, connection: Connection): void {
  const { guest } = connection;
  if (guest === undefined) return;
  const seat = seatOfGuest(room.state, guest.id);
  if (isBehind(room, connection)) tellMasked(world, room, connection);
  const names = namesAt(world, room);
  const message = {
    t: 'table',
    table: infoFor(world, room, connection),
    seat,
    game: room.host === null ? null : snapshotFor(world, room, room.host, seat),
    chat: room.state.chat.filter((line) => hears(room, guest.id, line)).map((line) => chatLine(names, line)),
    ...mutesOf(names, room, guest.id),
  };
  tell(world, connection, JSON.stringify(message), room);
}

/** What may be known at once of a game that is watched with a delay: who sits there, and nothing of how it goes. */
function tellMasked(world: World, room: Room, connection: Connection): void {
  forgetStream(room, connection);
  const info = infoFor(world, room, connection);
  const table: TableInfo = {
    ...info,
    phase: 'playing',
    seats: info.seats.map((held) => held && { ...held, standIn: null }),
    isPaused: false,
    voters: [],
    votes: {},
    game: info.game && { ...info.game, outcome: null, seed: null },
  };
  tellLive(world, connection, JSON.stringify({ t: 'table', table, seat: null, game: null, chat: [] }), room);
}

/** Whether a line reaches a guest: not from somebody they have muted, and what the dead say is for the dead. */
export function hears(room: Room, listener: string, { guest, to }: SaidLine): boolean {
  if (room.state.mutes.get(listener)?.has(guest) === true) return false;
  if (to === 'watchers') return seatOfGuest(room.state, listener) === null;
  return to === 'table' || isDead(room, listener);
}

/** Sits at the table and is out of the game. */
export function isDead(room: Room, guest: string): boolean {
  const seat = seatOfGuest(room.state, guest);
  return room.host !== null && seat !== null && !isAlive(room, seat);
}

/** The people a guest has muted, so that they can change their mind. */
function mutesOf(names: Names, room: Room, guest: string): { mutes?: readonly Muted[] } {
  const muted = [...(room.state.mutes.get(guest) ?? [])];
  return muted.length === 0 ? {} : { mutes: muted.map((one) => ({ guest: one, name: names.of(one) })) };
}

export function chatLine(names: Names, { n, guest, ...said }: SaidLine): ChatLine {
  return { n, name: names.of(guest), guest, ...said };
}
