import { assertNever, type Playable, refuse } from '@dustup/kernel';
import { TRY_LATER } from '@dustup/protocol';
import type { LogFact, StoredTable } from '../log/log.ts';
import { closed, opened } from './connections.ts';
import { type Input, type Limits, type Output, type Powers, USUAL_LIMITS } from './core.ts';
import { readBack, reportCrash } from './crash.ts';
import { deal } from './deal.ts';
import { found } from './forgetting.ts';
import { guestOfToken, isDone, lapse, restoreGuest, unseenSince } from './guests.ts';
import { newHour } from './limits.ts';
import { Line } from './line.ts';
import { listDue } from './listing.ts';
import { takeOffMap, unindexRoom } from './open-room.ts';
import { dropUnwritten, type Held, refusedText, release, WELCOME } from './outbox.ts';
import { sendNow } from './send-now.ts';
import { comeTo } from './presence.ts';
import { restoreRoom } from './reload.ts';
import { practiseFrom } from './practice.ts';
import { receive } from './requests.ts';
import { ringAll } from './ring.ts';
import { roomOf } from './room.ts';
import { run } from './run.ts';
import { TimerHeap } from './timer-heap.ts';
import { askFor, type Connection, note, type Room, type Settings, waitFor, type World } from './world.ts';

export type CoreOptions = {
  /** The games that are offered, the usual one first. */
  readonly games: readonly Playable[];
  readonly powers: Powers;
  readonly limits?: Partial<Limits>;
  /** Names the running version: clients are told. */
  readonly build?: string;
  /** The sets that may be chosen; all that a game offers, when it does not say. */
  readonly sets?: readonly string[];
  /** Everybody who is remembered: facts of the kind `guest`. */
  readonly guests?: readonly LogFact[];
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
  /** The id of the guest whose token this is. */
  guestOf(token: string): string | undefined;
  /** The ids of guests who were last here before that time and have nothing going on. */
  unseenSince(time: number): readonly string[];
  /** When any guest was last seen, as it is on disk; 0 when there is none. */
  lastSeen(): number;
};

/** The whole server without its sockets, its disk and its clock. */
export function createCore(options: CoreOptions): Core {
  const { powers, limits = {}, build = 'dev', sets, guests = [] } = options;
  const games = new Map(options.games.map((game) => [game.slug, game]));
  const world = newWorld({ powers, limits: { ...USUAL_LIMITS, ...limits }, build, games, sets });
  for (const fact of guests) if (!restoreGuest(world, fact)) note(world, 'error', 'a guest cannot be read');
  return {
    handle: (input) => handle(world, input),
    figures: () => figuresOf(world),
    guestOf: (token) => guestOfToken(world, token)?.id,
    unseenSince: (time) => unseenSince(world, time),
    lastSeen: () =>
      Array.from(world.guests.values(), ({ seenAt }) => seenAt).reduce((one, other) => Math.max(one, other), 0),
  };
}

function newWorld(settings: Settings): World {
  return {
    settings,
    outputs: [],
    connections: new Map(),
    addresses: new Map(),
    guests: new Map(),
    tokens: new Map(),
    voidTokens: new Map(),
    rooms: new Map(),
    codes: new Map(),
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
    isListStale: false,
    listedAt: 0,
    isStopping: false,
  };
}

function handle(world: World, input: Input): readonly Output[] {
  world.now = Math.max(world.now, input.now);
  try {
    take(world, input);
  } catch (error) {
    world.operation = undefined;
    note(world, 'error', 'the core broke', { error: error instanceof Error ? error.name : 'unknown' });
  }
  wish(world);
  return world.outputs.splice(0);
}

/** Wants to be woken when something is due. */
function wish(world: World): void {
  if (world.isStopping) return;
  const at = Math.min(world.timers.next ?? Number.POSITIVE_INFINITY, listDue(world) ?? Number.POSITIVE_INFINITY);
  if (at === world.wakesAt || at === Number.POSITIVE_INFINITY) return;
  world.wakesAt = at;
  world.outputs.push({ type: 'wake', at });
}

function take(world: World, input: Input): void {
  switch (input.type) {
    case 'opened':
      opened(world, input.connection, input.address);
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
      if (!world.isStopping) ringAll(world);
      return;
    case 'committed':
      committed(world, input.upTo);
      return;
    case 'failed':
      failed(world, input.from, input.problem);
      return;
    case 'loaded':
      loaded(world, input.id, input.table);
      return;
    case 'found':
      run(world, undefined, () => found(world, input.guest, input.games));
      return;
    case 'lapsed':
      run(world, undefined, () => lapse(world, input.guests, input.since));
      return;
    case 'stopping':
      world.isStopping = true;
      for (const connection of world.connections.values()) sendNow(world, connection, RESTART);
      return;
    default:
      assertNever(input);
  }
}

const RESTART = JSON.stringify({ t: 'restart', after: 1000 });

/** What is sent to a table that is being read back waits for it. */
function received(world: World, id: number, text: string): void {
  const connection = world.connections.get(id);
  if (connection === undefined || world.isStopping) return;
  const loading = connection.at === null ? undefined : world.loading.get(connection.at);
  if (loading === undefined) receive(world, connection, text);
  else waitFor(loading, id, text);
}

/** What waited for the disk is said; then cards are dealt where that waited for it. */
function committed(world: World, upTo: number): void {
  for (const { rooms, broken } of release(world, Math.min(upTo, world.writes))) {
    for (const game of broken) readBack(world, game);
    for (const room of rooms) {
      const isDue = room.dealsAfter > 0 && room.dealsAfter <= upTo && world.rooms.get(room.state.id) === room;
      if (isDue) run(world, room, () => deal(world, room));
    }
  }
}

/** Writes came to nothing: what they changed is taken back, and the tables they were about are read back from the disk. */
function failed(world: World, from: number, problem: string): void {
  note(world, 'error', 'a write failed', { from, problem });
  release(world, from - 1);
  const lost = dropUnwritten(world);
  const rooms = new Set(lost.flatMap(({ operation }) => [...operation.rooms]));
  for (const undo of lost.flatMap(({ operation }) => operation.undo).reverse()) undo();
  for (const held of lost.flatMap((one) => one.held)) replyToLost(world, held);
  world.isListStale = true;
  const at = world.now - world.failedAt < TROUBLE ? world.now + BREATH : world.now;
  world.failedAt = world.now;
  for (const room of [...rooms].sort((one, other) => one.state.openedAt - other.state.openedAt)) {
    unload(world, room, at);
  }
}

/** A disk that has failed twice within this time is in trouble: tables are read back one breath later, not as fast as they can fail. */
const TROUBLE = 10_000;
const BREATH = 1000;

/** A welcome is said anew, what was saved before is done, and whoever waits for another reply learns that there is none. */
function replyToLost(world: World, { connection, text, re }: Held): void {
  const { id, guest } = connection;
  if (re === WELCOME) world.outputs.push({ type: 'close', connection: id, code: TRY_LATER, reason: 'notSaved' });
  else if (re !== undefined && guest !== undefined && isDone(guest, re)) sendNow(world, connection, text);
  else if (re !== undefined) sendNow(world, connection, refusedText(re, refuse('notSaved')));
}

function unload(world: World, room: Room, at: number): void {
  const { id, code, follows } = room.state;
  refuseWaiting(world, room);
  unindexRoom(world, room);
  takeOffMap(world, room);
  world.codes.set(code, id);
  world.loading.set(id, { follows, queue: [], at, isAskedFor: false });
  if (at > world.now) world.timers.push(at, id);
  else askFor(world, id);
}

function loaded(world: World, id: string, table: StoredTable | undefined): void {
  if (table !== undefined && reportCrash(world, table)) return;
  if (world.practising.has(id)) {
    run(world, undefined, () => practiseFrom(world, id, table));
    if (!world.loading.has(id)) return;
  }
  const loading = world.loading.get(id);
  world.loading.delete(id);
  if (table === undefined) forgetCode(world, id);
  const room = table === undefined ? undefined : restoreRoom(world, table);
  for (const connection of whoWaitsFor(world, id)) {
    const isWaiting = loading?.follows != null && world.loading.has(loading.follows);
    const target = room ?? world.rooms.get(loading?.follows ?? '');
    connection.at = isWaiting && room === undefined ? (loading?.follows ?? null) : null;
    if (connection.at !== null) continue;
    run(world, target, () => comeBack(world, target, connection));
  }
  for (const { connection, text } of loading?.queue ?? []) received(world, connection, text);
}

/** The guests at a table that is read back: the last holder of a seat comes last, and so holds it again. */
function whoWaitsFor({ connections }: World, id: string): readonly Connection[] {
  const waiting = [...connections.values()].filter(({ at }) => at === id);
  return waiting.sort((one, other) => Number(other.isPassive) - Number(one.isPassive));
}

function forgetCode({ codes }: World, id: string): void {
  for (const [code, table] of codes) if (table === id) codes.delete(code);
}

/** An answer that waits for its time is not saved either. */
function refuseWaiting(world: World, { host }: Room): void {
  for (const [, { connection, re }] of host?.stop.waiting.entries() ?? [])
    sendNow(world, connection, refusedText(re, refuse('notSaved')));
}

function comeBack(world: World, room: Room | undefined, connection: Connection): void {
  const { guest } = connection;
  if (guest === undefined) return;
  if (room === undefined) sendNow(world, connection, '{"t":"gone","why":"closed"}');
  else comeTo(world, room, connection, guest);
}

function figuresOf({ connections, guests, rooms, writes, committed: onDisk }: World): Figures {
  let games = 0;
  for (const { state } of rooms.values()) if (state.phase === 'playing') games += 1;
  return { connections: connections.size, guests: guests.size, tables: rooms.size, games, waiting: writes - onDisk };
}
