import type { TableListing } from '@dustup/protocol';
import { isDamaged } from './club.ts';
import { type Context, DONE, type Reply, type RequestOf } from './context.ts';
import { FORGOTTEN, namesAt } from './names.ts';
import { sendAfter } from './outbox.ts';
import type { Connection, Room, World } from './world.ts';

/** The list is sent whole, so it is sent seldom, and not endless. */
const LEAST_BETWEEN = 1000;
const MOST_LISTED = 100;

/** Subscribes to the list of public tables, or no longer. */
export function list({ world, connection }: Context, { on }: RequestOf<'list'>): Reply {
  if (!on) {
    world.listeners.delete(connection);
    return DONE;
  }
  world.listeners.add(connection);
  sendList(world, [connection]);
  return DONE;
}

/** When the list should go out again; undefined when nothing has changed or nobody listens. */
export function listDue(world: World): number | undefined {
  return world.isListStale && world.listeners.size > 0 ? world.listedAt + LEAST_BETWEEN : undefined;
}

/** Tells whoever listens, if something has changed and it is time. */
export function tellList(world: World): void {
  const due = listDue(world);
  if (due === undefined || due > world.now) return;
  world.isListStale = false;
  world.listedAt = world.now;
  sendList(world, [...world.listeners]);
}

/** Only what is on disk is seen: the list waits for the newest write. */
function sendList(world: World, to: readonly Connection[]): void {
  const text = JSON.stringify({ t: 'tables', tables: listings(world) });
  for (const connection of to) sendAfter(world, world.writes, { connection, text, re: undefined });
}

/**
 * Tables to join first, the newest first; but of each address first one, then each one's second, and so on: whoever opens many does not
 * push the others off the list. A table counts for the address it was opened from and for those of whoever is there.
 */
function listings(world: World): TableListing[] {
  const rooms = [...world.publicRooms].sort((one, other) => other.state.openedAt - one.state.openedAt);
  const opened = new Map<string, number>();
  const there = new Map<string, number>();
  const ranked = rooms.map((room) => {
    const rank = rankOf(room);
    const fromThere = countUp(opened, `${rank} ${room.state.openedFrom}`);
    const addresses = new Set(Array.from(room.active.values(), ({ address }) => address));
    const byThose = [...addresses].map((address) => countUp(there, `${rank} ${address}`));
    return { room, round: Math.max(fromThere, byThose.length === 0 ? 0 : Math.min(...byThose)) };
  });
  ranked.sort((one, other) => rankOf(one.room) - rankOf(other.room) || one.round - other.round);
  const here = ranked.map(({ room }) => ({ rank: rankOf(room), listing: listingOf(world, room) }));
  const all = [...here, ...listedElsewhere(world)].sort((one, other) => one.rank - other.rank);
  return all.slice(0, MOST_LISTED).map(({ listing }) => listing);
}

/** Public tables of other nodes: who is there is not known, but where they are in their game is. */
function listedElsewhere(world: World): { readonly rank: number; readonly listing: TableListing }[] {
  return [...(world.club?.elsewhere.values() ?? [])].flatMap(({ code, shown }) => {
    if (shown === undefined || !shown.isPublic || isDamaged(world, code)) return [];
    const { phase, host, seated, bots, game, players, sets, options, hasClock } = shown;
    const name = world.guests.get(host)?.name ?? FORGOTTEN;
    const people = seated.length;
    const listing = { code, game, host: name, phase, players, people, bots, sets, options, hasClock };
    return [{ rank: phase === 'lobby' ? 0 : 1, listing }];
  });
}

/** To join; being played; nobody is there. */
function rankOf({ state: { phase }, active }: Room): number {
  if (active.size === 0) return 2;
  return phase === 'lobby' ? 0 : 1;
}

/** How often it was counted before. */
function countUp(counts: Map<string, number>, key: string): number {
  const before = counts.get(key) ?? 0;
  counts.set(key, before + 1);
  return before;
}

function listingOf(world: World, room: Room): TableListing {
  const { state } = room;
  const { code, host, phase, seats, house } = state;
  return {
    code,
    game: house.game,
    host: namesAt(world, room).of(host),
    phase,
    players: house.players,
    people: seats.filter((held) => held?.guest != null).length,
    bots: seats.filter((held) => held?.bot != null).length,
    sets: house.sets,
    options: house.options,
    hasClock: house.clock !== null,
  };
}
