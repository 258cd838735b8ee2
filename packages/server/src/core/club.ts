import { TRY_LATER } from '@dustup/protocol';
import { GOING_AWAY } from './core.ts';
import { takeOffMap, unindexRoom } from './open-room.ts';
import { sendAfter } from './outbox.ts';
import { parseHead, type Shown } from './parse-entry.ts';
import { headOf } from './game-facts.ts';
import type { Connection, World } from './world.ts';

// What this server knows about the other nodes of its club: who owns which tables, and which nodes it has a link to. All of it comes from the
// database, which reports changes as they happen. Where a newer change could matter, we wait until we have heard everything.

/** A table that another node owns, or nobody at the moment. */
export type Elsewhere = { readonly code: string; readonly owner: string | null; readonly shown: Shown | undefined };

export type Club = {
  readonly life: string;
  /** The lives to which there is a link. */
  reached: ReadonlySet<string>;
  readonly elsewhere: Map<string, Elsewhere>;
  /** Their ids by code. */
  readonly codes: Map<string, string>;
  /** Those that this node owns and cannot read. */
  readonly damaged: Set<string>;
  /** Where each guest has a seat there. */
  readonly seated: Map<string, Set<string>>;
  /** The number of the newest question to the database. */
  asked: number;
  readonly waiting: Map<Connection, Waiting>;
  /** Their wait is over: what they said can be handled now. */
  readonly ready: Ready[];
  /** This node hands its tables on and opens no new ones. */
  isLeaving: boolean;
};

/** A connection waits for the answer with this number, or until somebody owns this table. `texts` is what it says meanwhile. */
type Waiting = { readonly until: number | string; readonly since: number; readonly texts: string[] };

/** `isAbreast`: the first text has waited for news. */
type Ready = { readonly connection: Connection; readonly texts: readonly string[]; readonly isAbreast: boolean };

const MOST_TEXTS = 200;
/** A client waits this long here, then tries another node. */
const PATIENCE = 10_000;
/** Milliseconds after which a client comes again: to the same node or to another. */
const SOON = 50;

export function newClub(life: string): Club {
  return {
    life,
    reached: new Set(),
    elsewhere: new Map(),
    codes: new Map(),
    damaged: new Set(),
    seated: new Map(),
    asked: 0,
    waiting: new Map(),
    ready: [],
    isLeaving: false,
  };
}

// --- News ------------------------------------------------------------------------------------------------------------

export function hearTable(world: World, club: Club, id: string, place: Elsewhere | undefined): void {
  if (world.rooms.has(id) || world.loading.has(id)) return;
  if (place?.owner !== club.life) club.damaged.delete(id);
  setPlace(club, id, place);
  goOn(club, ({ until }) => until === id);
}

function setPlace(club: Club, id: string, place: Elsewhere | undefined): void {
  const before = club.elsewhere.get(id);
  if (before !== undefined && club.codes.get(before.code) === id) club.codes.delete(before.code);
  for (const guest of before?.shown?.seated ?? []) seat(club, guest, id, false);
  if (place === undefined) {
    club.elsewhere.delete(id);
    return;
  }
  club.elsewhere.set(id, place);
  club.codes.set(place.code, id);
  for (const guest of place.shown?.seated ?? []) seat(club, guest, id, true);
}

function seat({ seated }: Club, guest: string, id: string, isThere: boolean): void {
  const tables = seated.get(guest) ?? new Set();
  if (isThere) seated.set(guest, tables.add(id));
  else if (tables.delete(id) && tables.size === 0) seated.delete(guest);
}

/** A table is here from now on: whoever waits for it is let in. */
export function isHereNow(world: World, id: string): void {
  const { club } = world;
  if (club === null) return;
  club.damaged.delete(id);
  setPlace(club, id, undefined);
  goOn(club, ({ until }) => until === id);
}

/** A table of this node cannot be read: it stays in the log as it is, and whoever wants to go there hears of it. */
export function isDamagedNow({ club }: World, id: string): void {
  if (club === null) return;
  club.damaged.add(id);
  goOn(club, ({ until }) => until === id);
}

/** Whether it is known that the table with this code is here and cannot be read. */
export function isDamaged({ club }: World, code: string): boolean {
  return club?.damaged.has(club.codes.get(code) ?? '') === true;
}

/** What was in the database when this question was asked is known. */
export function caughtUp(world: World, number: number): void {
  const { club } = world;
  if (club !== null) goOn(club, ({ until }) => typeof until === 'number' && until <= number);
}

/** These are all the lives we have a link to. */
export function reach(world: World, lives: readonly string[]): void {
  const { club } = world;
  if (club === null) return;
  club.reached = new Set(lives);
  for (const connection of world.connections.values()) {
    if (connection.relay === null || club.reached.has(connection.relay)) continue;
    connection.relay = null;
    comeBackSoon(world, connection);
  }
  goOn(club, ({ until }) => typeof until === 'string');
}

// --- Waiting ---------------------------------------------------------------------------------------------------------

/** Looks up what is in the database by now before this is answered. */
export function waitForNews(world: World, club: Club, connection: Connection, text: string): void {
  club.asked += 1;
  world.outputs.push({ type: 'catchUp', number: club.asked });
  club.waiting.set(connection, { until: club.asked, since: world.now, texts: [text] });
}

export function waitForTable(world: World, club: Club, connection: Connection, id: string, text: string): void {
  club.waiting.set(connection, { until: id, since: world.now, texts: [text] });
}

/** Whether this was kept for later. */
export function isKeptForLater({ club }: World, connection: Connection, text: string): boolean {
  const waiting = club?.waiting.get(connection);
  if (waiting !== undefined && waiting.texts.length < MOST_TEXTS) waiting.texts.push(text);
  return waiting !== undefined;
}

function goOn(club: Club, isOver: (waiting: Waiting) => boolean): void {
  for (const [connection, waiting] of club.waiting) {
    if (!isOver(waiting)) continue;
    club.waiting.delete(connection);
    club.ready.push({ connection, texts: waiting.texts, isAbreast: typeof waiting.until === 'number' });
  }
}

/** When somebody has waited long enough. */
export function waitedOutDue({ club }: World): number | undefined {
  const [first] = club?.waiting.values() ?? [];
  return first && first.since + PATIENCE;
}

export function turnAwayWaiting(world: World): void {
  for (const [connection, { since }] of world.club?.waiting ?? []) {
    if (since + PATIENCE > world.now) continue;
    world.club?.waiting.delete(connection);
    world.outputs.push({ type: 'close', connection: connection.id, code: TRY_LATER, reason: 'notNow' });
  }
}

/** Its table is here from now on. */
export function endRelay(world: World, connection: Connection): void {
  if (connection.relay === null) return;
  connection.relay = null;
  world.outputs.push({ type: 'unrelay', connection: connection.id });
}

// --- Handing on ------------------------------------------------------------------------------------------------------

/** Whoever is at the table comes again, once they have heard what is on disk; until then it is nobody's. */
export function release(world: World, ids: readonly string[]): void {
  const { club } = world;
  if (club === null) return;
  for (const id of ids) {
    const room = world.rooms.get(id);
    if (room === undefined) continue;
    const { code } = room.state;
    const shown = parseHead(headOf(world, room))?.shown;
    for (const connection of room.connections) {
      connection.at = null;
      comeBackSoon(world, connection);
    }
    unindexRoom(world, room);
    takeOffMap(world, room);
    setPlace(club, id, { code, owner: null, shown });
  }
  world.isListStale = true;
}

/** After all that was to be said before. */
export function comeBackSoon(world: World, connection: Connection): void {
  world.club?.waiting.delete(connection);
  const after = world.writes;
  const common = { connection, re: undefined };
  sendAfter(world, after, { ...common, text: JSON.stringify({ t: 'restart', after: SOON }) });
  sendAfter(world, after, { ...common, text: 'moved', code: GOING_AWAY });
}
