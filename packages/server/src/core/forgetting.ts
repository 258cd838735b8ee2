import { type Json, refuse } from '@dustup/kernel';
import type { LogFact } from '../log/log.ts';
import { closeRoom } from './closing.ts';
import { type Context, LATER, type Reply } from './context.ts';
import { putListing } from './game-facts.ts';
import { eraseGuest } from './guests.ts';
import { erase, keep, record, tellDone, tellRefused, under } from './operation.ts';
import { type GameListing, parseListing } from './parse-entry.ts';
import { passHostOn, sendAway } from './presence.ts';
import { run } from './run.ts';
import { seatOfGuest } from './table-state.ts';
import { afterLeaving } from './votes.ts';
import type { Forgetting, Guest, Room, World } from './world.ts';

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

/** The guest leaves every table; then its games lose its name, and those nobody else has played are deleted. */
export function found(world: World, id: string, games: readonly LogFact[]): void {
  const wish = world.forgetting.get(id);
  const guest = world.guests.get(id);
  if (wish === undefined || guest === undefined || world.failedAt >= wish.since) {
    world.forgetting.delete(id);
    // what was to be written is not: neither what was found nor what was noted since is sure to be so
    if (wish !== undefined && guest !== undefined)
      run(world, undefined, () => tellRefused(world, wish.connection, wish.re, refuse('notSaved')));
    return;
  }
  // each table in an operation of its own: what comes of the rest, it is left
  for (const room of roomsOf(world, guest)) run(world, room, () => leaveForGood(world, room, guest));
  for (const [game, body] of ownGames(wish, id, games)) {
    const room = world.rooms.get(game);
    const listing = parseListing(body);
    if (room !== undefined && listing !== undefined && isLast(listing, id))
      run(world, room, () => closeRoom(world, room, 'deserted'));
  }
  const own = ownGames(wish, id, games);
  world.forgetting.delete(id);
  run(world, undefined, () => {
    for (const [game, body] of own) forgetGame(world, id, game, body);
    under(world).guests.add(guest);
    tellDone(world, wish.connection, wish.re, undefined);
    forgetGuest(world, guest);
  });
}

/** Tables at which it sits or looks on, or that it has opened. */
export function roomsOf(world: World, { tables, opened, connections }: Guest): readonly Room[] {
  const ids = new Set([...tables, ...opened, ...connections.map(({ at }) => at ?? '')]);
  return [...ids].flatMap((id) => world.rooms.get(id) ?? []);
}

/** The listings of its games, as they are by now. */
function ownGames({ listings }: Forgetting, id: string, games: readonly LogFact[]): ReadonlyMap<string, Json | null> {
  const own = new Map(games.map((game) => [game.id, game.body]));
  for (const [game, body] of listings) if (own.has(game) || guestsIn(body).includes(id)) own.set(game, body);
  return own;
}

function guestsIn(body: Json | null): readonly (string | null)[] {
  return parseListing(body)?.players.map(({ guest }) => guest) ?? [];
}

function forgetGuest(world: World, guest: Guest): void {
  const { connections } = guest;
  for (const connection of connections) connection.guest = undefined;
  eraseGuest(world, guest);
  under(world).undo.push(() => {
    for (const connection of connections) connection.guest ??= guest;
  });
}

export function leaveForGood(world: World, room: Room, guest: Guest): void {
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

function isLast({ players }: GameListing, id: string): boolean {
  return players.every(({ guest }) => guest === null || guest === id);
}

function forgetGame(world: World, guest: string, id: string, body: Json | null): void {
  keep(world, { kind: 'mine', id: `${guest}/${id}`, body: null });
  const listing = parseListing(body);
  if (listing === undefined) return;
  const players = listing.players.map((one) => (one.guest === guest ? { ...one, guest: null, name: '' } : one));
  const isLeft = !isLast(listing, guest);
  putListing(world, id, isLeft ? { ...listing, players } : null, body);
  // a table of another node that is open still is for that one to erase
  if (!isLeft && world.club?.elsewhere.has(id) !== true) erase(world, id);
}
