import type { TableListing } from '@dustup/protocol';
import { type Context, DONE, type Reply, type RequestOf } from './context.ts';
import { nameOfGuest } from './info.ts';
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
 * push the others off the list.
 */
function listings(world: World): TableListing[] {
  const rooms = [...world.publicRooms].sort((one, other) => other.state.openedAt - one.state.openedAt);
  const opened = new Map<string, number>();
  const ranked = rooms.map((room) => {
    const key = `${rankOf(room)} ${openedFrom(world, room)}`;
    const round = opened.get(key) ?? 0;
    opened.set(key, round + 1);
    return { room, round };
  });
  ranked.sort((one, other) => rankOf(one.room) - rankOf(other.room) || one.round - other.round);
  return ranked.slice(0, MOST_LISTED).map(({ room }) => listingOf(world, room));
}

/** To join; being played; nobody is there. */
function rankOf({ state: { phase }, active }: Room): number {
  if (active.size === 0) return 2;
  return phase === 'lobby' ? 0 : 1;
}

/** By the address of whoever opened it, or by who it was if that one has gone. */
function openedFrom({ guests }: World, { state: { openedBy } }: Room): string {
  return guests.get(openedBy)?.connections[0]?.address ?? `guest ${openedBy}`;
}

function listingOf(world: World, { state }: Room): TableListing {
  const { code, host, phase, seats, house } = state;
  return {
    code,
    game: house.game,
    host: nameOfGuest(world, host),
    phase,
    players: house.players,
    people: seats.filter((held) => held?.guest != null).length,
    bots: seats.filter((held) => held?.bot != null).length,
    sets: house.sets,
    options: house.options,
    hasClock: house.clock !== null,
  };
}
