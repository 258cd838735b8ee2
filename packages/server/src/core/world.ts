import { EngineBug, type Json, type Playable } from '@dustup/kernel';
import type { Attire, HouseRules } from '@dustup/protocol';
import type { Club } from './club.ts';
import type { ConnectionId, Limits, Output, Powers } from './core.ts';
import type { GameHost } from './game-host.ts';
import type { Keys } from './keys.ts';
import type { Line } from './line.ts';
import type { Named } from './names.ts';
import type { BrokenGame, Operation } from './operation.ts';
import type { Unwritten } from './outbox.ts';
import type { TableState } from './table-state.ts';
import type { TimerHeap } from './timer-heap.ts';

// Everything the core remembers. Plain records and maps; what may be done with them is in the other files.

/** So many tokens now, full again after a span. */
export type Bucket = { tokens: number; at: number };

export type Connection = {
  readonly id: ConnectionId;
  readonly address: string;
  readonly bucket: Bucket;
  guest: Guest | undefined;
  /** The hash of the token it came with. */
  token: string;
  /** The id of the table it is at. */
  at: string | null;
  /** The same guest is at that table from a newer connection. */
  isPassive: boolean;
  /** Sends wait for this write at least, so that they keep their order. */
  held: number;
  /** Messages refused one after the other for their number. */
  refusals: number;
  /** The node at whose table it is, if that is another one. */
  relay: string | null;
  /** It comes over a link from another node. */
  readonly isRelayed: boolean;
};

export type Guest = {
  readonly id: string;
  readonly bucket: Bucket;
  /** For what it says to others. */
  readonly voice: Bucket;
  /** For the games it begins, and for what it changes at tables. */
  readonly begins: Bucket;
  readonly changes: Bucket;
  connections: readonly Connection[];
  /** Tables at which it has a seat. */
  tables: readonly string[];
  /** Tables it has opened and that are not closed. */
  opened: readonly string[];
  /** Fingerprints of requests that are done, newest last, and what some of them brought. */
  readonly recent: number[];
  brought: readonly { readonly digest: number; readonly text: string }[];
  name: string;
  attire: Attire | null;
  keys: Keys;
  /** As they were last written: null when they never were. */
  keptKeys: Json | null;
  house: HouseRules | null;
  seenAt: number;
  /** It is on disk: since it did something that stays. Until then it is forgotten when it goes. */
  isKept: boolean;
  /** The newest write that it caused. */
  wrote: number;
};

/** A seat link is good for one device, which may open it again should it not have heard the welcome. */
export type UsedLink = {
  readonly id: string;
  readonly until: number;
  /** Hashes of the device's id and of the token that it was given. */
  readonly device: string;
  readonly token: string;
};

/** What is told to a connection at this time. */
export type Delayed = { readonly at: number; readonly connection: Connection; readonly text: string };

/** A table and those who are at it. The state is what its entries say; the rest is lost with the process. */
export type Room = {
  readonly state: TableState;
  readonly connections: Set<Connection>;
  /** The connection through which each guest is here. */
  readonly active: Map<string, Connection>;
  /** Since when a guest who sits (or hosts) is not here. */
  readonly awaySince: Map<string, number>;
  /** When it was read back from the disk with nobody there; null: it was opened in this life. */
  wokenAt: number | null;
  readonly alarms: Map<AlarmName, number>;
  /** The time under which the room stands in the heap. */
  queuedAt: number;
  /** Who asks for which seat, until the host has decided or the guest is gone. */
  readonly claims: Map<string, number>;
  /** Guests who watch, and the seat that the host has offered each. */
  readonly offers: Map<string, number>;
  /** Who is in for the next game; null: it does not matter. */
  ready: Set<string> | null;
  /** The replay that some watch together: where it is, and who moved it last. */
  cursor: { readonly game: string; readonly at: number; readonly guest: string } | null;
  /** What those who watch are told later (see `stream.ts`), oldest first. */
  readonly stream: Delayed[];
  /** What each is called here, so that it stays theirs (see `names.ts`): by guest, or by seat for a bot. */
  readonly names: Map<string, Named>;
  /** Its head as it was last written, as JSON. */
  keptHead: string;
  host: GameHost | null;
  /** The newest write that somebody may have seen something of. */
  publicWrite: number;
  /** The guests under whom it is found as theirs. */
  indexed: readonly string[];
  /** The first write after which cards may be dealt; 0: nothing waits. */
  dealsAfter: number;
  /** Until when parts of the seed are waited for; null: none were yet. */
  partsDue: number | null;
};

export const ALARMS = ['move', 'deadline', 'warn', 'absence', 'idle', 'stream', 'parts'] as const;
export type AlarmName = (typeof ALARMS)[number];

/** A table that is being read back, and the messages that wait for it. */
export type Loading = {
  readonly follows: string | null;
  readonly queue: { connection: ConnectionId; text: string }[];
  /** Not to be asked for before. */
  readonly at: number;
  isAskedFor: boolean;
};

/** Has a table read back, if it is time. */
export function askFor(world: World, id: string): void {
  const loading = world.loading.get(id);
  if (loading === undefined || loading.isAskedFor || loading.at > world.now) return;
  loading.isAskedFor = true;
  world.outputs.push({ type: 'load', id });
}

const MOST_QUEUED = 200;

/** A message waits until the table is read back. */
export function waitFor({ queue }: Loading, connection: ConnectionId, text: string): void {
  if (queue.length < MOST_QUEUED) queue.push({ connection, text });
}

/** A guest wants to be forgotten, and the server is looking for their games. */
export type Forgetting = {
  /** The request to answer. */
  readonly connection: Connection;
  readonly re: string;
  readonly since: number;
  /** What lists show of games (null: nothing any more), where that is newer than what may be found. */
  readonly listings: Map<string, Json | null>;
};

/** A wish to play on from a step of a game that is over. */
export type Practising = {
  readonly connection: Connection;
  readonly guest: string;
  readonly re: string;
  readonly step: number;
  readonly seat: number;
};

export type Settings = {
  readonly powers: Powers;
  readonly limits: Limits;
  readonly build: string;
  /** By slug; the first is what is played when nobody says which. */
  readonly games: ReadonlyMap<string, Playable>;
  /** The sets that may be chosen; undefined: all that a game offers. */
  readonly sets: readonly string[] | undefined;
  /** Each request is noted, for whoever looks closely. */
  readonly notesRequests: boolean;
};

export type World = {
  readonly settings: Settings;
  /** The other nodes; null: there are none. */
  readonly club: Club | null;
  readonly outputs: Output[];
  readonly connections: Map<ConnectionId, Connection>;
  readonly addresses: Map<string, number>;
  readonly guests: Map<string, Guest>;
  /** Guests by the hash of a token. */
  readonly tokens: Map<string, Guest>;
  /** The same of tokens that were made void. */
  readonly voidTokens: Map<string, Guest>;
  readonly rooms: Map<string, Room>;
  readonly codes: Map<string, string>;
  /** How many tables were opened from each address, by its mark (see `addressMark`). */
  readonly openedFrom: Map<string, number>;
  readonly loading: Map<string, Loading>;
  readonly listeners: Set<Connection>;
  readonly publicRooms: Set<Room>;
  readonly timers: TimerHeap;
  /** What is not on disk yet, a write each: the first is the one after `committed`. */
  readonly unwritten: Line<Unwritten>;
  /** Who wants to be forgotten. */
  readonly forgetting: Map<string, Forgetting>;
  /** Who wants to play on from a step of a game, until that is read back. */
  readonly practising: Map<string, readonly Practising[]>;
  /** Games that broke, until they are read back for their crash file. */
  readonly broken: Map<string, BrokenGame>;
  operation: Operation | undefined;
  now: number;
  /** The number of the last write, and of the last that is on disk. */
  writes: number;
  committed: number;
  wakesAt: number;
  /** The last time that a write failed. */
  failedAt: number;
  /** Wrong codes of tables by address: how many, when the last, and until when the next has to wait. */
  readonly guesses: Map<string, { readonly wrong: number; readonly at: number; readonly until: number }>;
  /** How many guests of each address have come to stay in this hour, and how many games were begun from there. */
  hour: { readonly since: number; readonly guests: Map<string, number>; readonly games: Map<string, number> };
  /** Since when nothing is written any more, and whether players have been told; null: all is well. */
  stalledAt: number | null;
  isWaitingTold: boolean;
  isListStale: boolean;
  listedAt: number;
  isStopping: boolean;
};

/** The game that is played at a table. */
export function gameAt({ settings: { games } }: World, { house }: TableState): Playable {
  const game = games.get(house.game);
  if (game === undefined) throw new EngineBug(`no game '${house.game}'`);
  return game;
}

export function newRoom(state: TableState): Room {
  return {
    state,
    connections: new Set(),
    active: new Map(),
    awaySince: new Map(),
    wokenAt: null,
    alarms: new Map(),
    queuedAt: Number.POSITIVE_INFINITY,
    claims: new Map(),
    offers: new Map(),
    ready: null,
    cursor: null,
    stream: [],
    names: new Map(),
    keptHead: '',
    host: null,
    publicWrite: 0,
    indexed: [],
    dealsAfter: 0,
    partsDue: null,
  };
}

export function note(
  world: World,
  level: 'debug' | 'info' | 'warn' | 'error',
  what: string,
  facts: NoteFacts = {},
): void {
  world.outputs.push({ type: 'note', level, what, facts });
}

export type NoteFacts = { readonly [name: string]: string | number };
