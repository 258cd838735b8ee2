import { type Json, refuse } from '@dustup/kernel';
import type { LogFact } from '../log/log.ts';
import { closeRoom } from './closing.ts';
import { type Context, LATER, type Reply } from './context.ts';
import { putListing } from './game-facts.ts';
import { dropGuest, setTokens } from './guests.ts';
import { erase, keep, record, tellDone, tellRefused, under } from './operation.ts';
import { type GameListing, parseListing } from './parse-entry.ts';
import { passHostOn, sendAway } from './presence.ts';
import { seatOfGuest } from './table-state.ts';
import { afterLeaving } from './votes.ts';
import type { Guest, Room, World } from './world.ts';

/** My games are deleted and I am forgotten: first they have to be found. */
export function forget({ world, connection, guest, asked: [, re] }: Context): Reply {
  const { since = world.now, listings = unwrittenListings(world) } = world.forgetting.get(guest.id) ?? {};
  world.forgetting.set(guest.id, { connection, re, since, listings });
  world.outputs.push({ type: 'find', guest: guest.id });
  return LATER;
}

/** What nobody can find on disk yet. */
function unwrittenListings({ unwritten }: World): Map<string, Json | null> {
  const listings = new Map<string, Json | null>();
  for (let at = 0; at < unwritten.length; at++) {
    for (const { kind, id, body } of unwritten.at(at)?.operation.facts ?? [])
      if (kind === 'game') listings.set(id, body);
  }
  return listings;
}

/** The guest leaves every table, its games lose its name, and those nobody else has played are deleted. */
export function found(world: World, id: string, games: readonly LogFact[]): void {
  const wish = world.forgetting.get(id);
  const guest = world.guests.get(id);
  if (wish === undefined || guest === undefined || world.failedAt >= wish.since) {
    world.forgetting.delete(id);
    // what was to be written is not: neither what was found nor what was noted since is sure to be so
    if (wish !== undefined && guest !== undefined) tellRefused(world, wish.connection, wish.re, refuse('notSaved'));
    return;
  }
  const watched = Array.from(guest.connections, ({ at }) => at ?? '');
  for (const table of new Set([...guest.tables, ...guest.opened, ...watched])) {
    const room = world.rooms.get(table);
    if (room !== undefined) leaveForGood(world, room, guest);
  }
  world.forgetting.delete(id);
  const his = new Map(games.map((game) => [game.id, game.body]));
  for (const [game, body] of wish.listings) if (his.has(game) || guestsIn(body).includes(id)) his.set(game, body);
  for (const [game, body] of his) forgetGame(world, id, game, parseListing(body));
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
    afterLeaving(world, room);
  } else if (seat !== null) {
    record(world, room, { k: 'stood', seat });
  }
  if (state.phase === 'closed') return;
  if (room.active.size === 0 && state.phase !== 'playing') closeRoom(world, room, 'idle');
  else passHostOn(world, room);
}

function guestsIn(body: Json | null): readonly (string | null)[] {
  return parseListing(body)?.players.map(({ guest }) => guest) ?? [];
}

function forgetGame(world: World, guest: string, id: string, listing: GameListing | undefined): void {
  keep(world, { kind: 'mine', id: `${guest}/${id}`, body: null });
  if (listing === undefined) return;
  const players = listing.players.map((one) => (one.guest === guest ? { ...one, guest: null, name: '' } : one));
  if (players.some((one) => one.guest !== null)) {
    putListing(world, id, { ...listing, players });
    return;
  }
  const room = world.rooms.get(id);
  if (room !== undefined) closeRoom(world, room, 'deserted');
  putListing(world, id, null);
  erase(world, id);
}
