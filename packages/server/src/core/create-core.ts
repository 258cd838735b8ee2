import { assertNever, type Playable } from '@dustup/kernel';
import type { LogFact } from '../log/log.ts';
import { type AdminGuest, adminGuests, type AdminTable, adminTables, closeByAdmin, sayByAdmin } from './admin.ts';
import { caughtUp, type Club, newClub, reach, release, waitedOutDue } from './club.ts';
import { closed, opened } from './connections.ts';
import { type Input, type Limits, type Output, type Powers, USUAL_LIMITS } from './core.ts';
import { committed, failed, loaded, received } from './disk-news.ts';
import { found } from './forgetting.ts';
import { lapse, restoreGuests, unseenSince } from './guests.ts';
import { guestOfToken } from './keys.ts';
import { newHour } from './limits.ts';
import { hear } from './hearing.ts';
import { Line } from './line.ts';
import { listDue } from './listing.ts';
import { sendNow } from './send-now.ts';
import { receive } from './requests.ts';
import { ringAll } from './ring.ts';
import { roomOf } from './room.ts';
import { run } from './run.ts';
import { flowsAgain, stalled, tellWaiting, waitingDue } from './stall.ts';
import { TimerHeap } from './timer-heap.ts';
import { note, type Settings, type World } from './world.ts';

export type CoreOptions = {
  /** The games that are offered, the usual one first. */
  readonly games: readonly Playable[];
  readonly powers: Powers;
  readonly limits?: Partial<Limits>;
  /** Names the running version: clients are told. */
  readonly build?: string;
  /** The sets that may be chosen; all that a game offers, when it does not say. */
  readonly sets?: readonly string[];
  /** Everybody who is remembered: facts of the kinds `guest` and `keys`. */
  readonly guests?: readonly LogFact[];
  /** Each request is noted, with its table and its id. */
  readonly notesRequests?: boolean;
  /** This life, where the database is shared with other nodes. */
  readonly life?: string | undefined;
};

/** What a figure of the process may show. */
export type Figures = {
  readonly connections: number;
  readonly guests: number;
  readonly tables: number;
  readonly games: number;
  /** Writes that are not on disk yet. */
  readonly waiting: number;
};

export type Core = {
  /** Takes what has happened and says what is to be done, in this order. Never throws. */
  handle(input: Input): readonly Output[];
  figures(): Figures;
  /** What whoever runs the server may see: open tables, and guests who are connected. */
  tables(): readonly AdminTable[];
  guests(): readonly AdminGuest[];
  /** The ids of the tables that are here. */
  tableIds(): readonly string[];
  /** The id of the guest whose token this is. */
  guestOf(token: string): string | undefined;
  /** The ids of guests who were last here before that time and have nothing going on. */
  unseenSince(time: number): readonly string[];
  /** When any guest was last seen, as it is on disk; 0 when there is none. */
  lastSeen(): number;
};

/** The whole server without its sockets, its disk and its clock. */
export function createCore(options: CoreOptions): Core {
  const { powers, limits = {}, build = 'dev', sets, guests = [], notesRequests = false, life } = options;
  const games = new Map(options.games.map((game) => [game.slug, game]));
  const club = life === undefined ? null : newClub(life);
  const world = newWorld({ powers, limits: { ...USUAL_LIMITS, ...limits }, build, games, sets, notesRequests }, club);
  for (const { kind, id } of restoreGuests(world, guests))
    note(world, 'error', 'a guest cannot be read', { guest: id, kind });
  return {
    handle: (input) => handle(world, input),
    figures: () => figuresOf(world),
    tables: () => adminTables(world),
    guests: () => adminGuests(world),
    tableIds: () => [...world.rooms.keys()],
    guestOf: (token) => guestOfToken(world, token)?.id,
    unseenSince: (time) => unseenSince(world, time),
    lastSeen: () =>
      Array.from(world.guests.values(), ({ seenAt }) => seenAt).reduce((one, other) => Math.max(one, other), 0),
  };
}

function newWorld(settings: Settings, club: Club | null): World {
  return {
    settings,
    club,
    outputs: [],
    connections: new Map(),
    addresses: new Map(),
    guests: new Map(),
    tokens: new Map(),
    voidTokens: new Map(),
    rooms: new Map(),
    codes: new Map(),
    openedFrom: new Map(),
    loading: new Map(),
    listeners: new Set(),
    publicRooms: new Set(),
    timers: new TimerHeap(),
    unwritten: new Line(),
    forgetting: new Map(),
    practising: new Map(),
    broken: new Map(),
    operation: undefined,
    now: 0,
    writes: 0,
    committed: 0,
    wakesAt: Number.POSITIVE_INFINITY,
    failedAt: Number.NEGATIVE_INFINITY,
    hour: newHour(0),
    guesses: new Map(),
    stalledAt: null,
    isWaitingTold: false,
    isListStale: false,
    listedAt: 0,
    isStopping: false,
  };
}

function handle(world: World, input: Input): readonly Output[] {
  world.now = Math.max(world.now, input.now);
  try {
    take(world, input);
    if (world.club !== null) takeReady(world, world.club);
  } catch (error) {
    world.operation = undefined;
    note(world, 'error', 'the core broke', { error: error instanceof Error ? error.name : 'unknown' });
  }
  wish(world);
  return world.outputs.splice(0);
}

/** What has waited for news, or for a table. */
function takeReady(world: World, club: Club): void {
  for (let next = club.ready.shift(); next !== undefined; next = club.ready.shift()) {
    const { connection, texts, isAbreast } = next;
    const [first = '', ...others] = texts;
    if (!world.connections.has(connection.id)) continue;
    receive(world, connection, first, isAbreast);
    for (const text of others) received(world, connection.id, text);
  }
}

/** Wants to be woken when something is due. */
function wish(world: World): void {
  if (world.isStopping) return;
  const due = world.stalledAt === null ? [world.timers.next, listDue(world), waitedOutDue(world)] : [waitingDue(world)];
  const at = Math.min(...due.map((time) => time ?? Number.POSITIVE_INFINITY));
  if (at === world.wakesAt || at === Number.POSITIVE_INFINITY) return;
  world.wakesAt = at;
  world.outputs.push({ type: 'wake', at });
}

function take(world: World, input: Input): void {
  switch (input.type) {
    case 'opened':
      opened(world, input.connection, input.address, input.as);
      return;
    case 'received':
      received(world, input.connection, input.text);
      return;
    case 'closed': {
      const connection = world.connections.get(input.connection);
      if (connection !== undefined) run(world, roomOf(world, connection), () => closed(world, connection));
      return;
    }
    case 'timer':
      world.wakesAt = Number.POSITIVE_INFINITY;
      if (world.stalledAt !== null) tellWaiting(world);
      else if (!world.isStopping) ringAll(world);
      return;
    case 'committed':
      committed(world, input.upTo, input.overtaken);
      return;
    case 'failed':
      failed(world, input.from, input.problem);
      return;
    case 'loaded':
      loaded(world, input.id, input.table, input.isDamaged);
      return;
    case 'found':
      found(world, input.guest, input.games);
      return;
    case 'lapsed':
      run(world, undefined, () => lapse(world, input.guests, input.since));
      return;
    case 'closeTable':
      closeByAdmin(world, input.code);
      return;
    case 'announce':
      sayByAdmin(world, input.text, input.code);
      return;
    case 'stalled':
      stalled(world);
      return;
    case 'flows':
      flowsAgain(world);
      return;
    case 'news':
      hear(world, input);
      return;
    case 'caughtUp':
      caughtUp(world, input.number);
      return;
    case 'reaches':
      reach(world, input.lives);
      return;
    case 'leaving':
      if (world.club !== null) world.club.isLeaving = true;
      return;
    case 'release':
      release(world, input.tables);
      return;
    case 'stopping':
      world.isStopping = true;
      for (const connection of world.connections.values())
        sendNow(world, connection, world.club === null ? RESTART : MOVED);
      return;
    default:
      assertNever(input);
  }
}

const RESTART = JSON.stringify({ t: 'restart', after: 1000 });
/** Another node is there at once. */
const MOVED = JSON.stringify({ t: 'restart', after: 50 });

function figuresOf({ connections, guests, rooms, writes, committed: onDisk }: World): Figures {
  let games = 0;
  for (const { state } of rooms.values()) if (state.phase === 'playing') games += 1;
  return { connections: connections.size, guests: guests.size, tables: rooms.size, games, waiting: writes - onDisk };
}
