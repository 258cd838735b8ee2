import type { LogFact } from '../log/log.ts';
import { closeRoom } from './closing.ts';
import { type Context, LATER, type Reply } from './context.ts';
import { dropGuest, setTokens } from './guests.ts';
import { erase, keep, record, tellDone, under } from './operation.ts';
import { parseListing } from './parse-entry.ts';
import { passHostOn, sendAway } from './presence.ts';
import { seatOfGuest } from './table-state.ts';
import { afterGivingUp } from './votes.ts';
import type { Guest, Room, World } from './world.ts';

/** My games are deleted and I am forgotten: first they have to be found. */
export function forget({ world, connection, guest, asked: [, re] }: Context): Reply {
  world.forgetting.set(guest.id, { connection, re });
  world.outputs.push({ type: 'find', guest: guest.id });
  return LATER;
}

/** The guest leaves every table, its games lose its name, and those nobody else has played are deleted. */
export function found(world: World, id: string, games: readonly LogFact[]): void {
  const wish = world.forgetting.get(id);
  const guest = world.guests.get(id);
  world.forgetting.delete(id);
  if (wish === undefined || guest === undefined) return;
  const watched = Array.from(guest.connections, ({ at }) => at ?? '');
  for (const table of new Set([...guest.tables, ...guest.opened, ...watched])) {
    const room = world.rooms.get(table);
    if (room !== undefined) leaveForGood(world, room, guest);
  }
  for (const fact of games) forgetGame(world, id, fact);
  keep(world, { kind: 'guest', id, body: null });
  under(world).guests.add(guest);
  tellDone(world, wish.connection, wish.re, undefined);
  forgetGuest(world, guest);
}

function forgetGuest(world: World, guest: Guest): void {
  const { tokens, voidTokens, connections } = guest;
  for (const connection of connections) connection.guest = undefined;
  dropGuest(world, guest);
  under(world).undo.push(() => {
    world.guests.set(guest.id, guest);
    setTokens(world, guest, tokens, voidTokens);
    for (const connection of connections) connection.guest ??= guest;
  });
}

function leaveForGood(world: World, room: Room, guest: Guest): void {
  const { state } = room;
  const seat = seatOfGuest(state, guest.id);
  sendAway(world, room, guest, 'left');
  if (seat !== null && state.phase === 'playing') {
    record(world, room, { k: 'standIn', seat, why: 'conceded' });
    afterGivingUp(world, room);
  } else if (seat !== null) {
    record(world, room, { k: 'stood', seat });
  }
  if (state.phase === 'closed') return;
  if (room.active.size === 0 && state.phase !== 'playing') closeRoom(world, room, 'idle');
  else passHostOn(world, room);
}

function forgetGame(world: World, guest: string, { id, body }: LogFact): void {
  keep(world, { kind: 'mine', id: `${guest}/${id}`, body: null });
  const listing = parseListing(body);
  if (listing === undefined) return;
  const players = listing.players.map((one) => (one.guest === guest ? { ...one, guest: null, name: '' } : one));
  if (players.some((one) => one.guest !== null)) {
    keep(world, { kind: 'game', id, body: { ...listing, players } });
    return;
  }
  const room = world.rooms.get(id);
  if (room !== undefined) closeRoom(world, room, 'deserted');
  keep(world, { kind: 'game', id, body: null });
  erase(world, id);
}
