import type { Entry, Json, Refusal } from '@dustup/kernel';
import type { LogEntry, LogFact } from '../log/log.ts';
import { applyEntry } from './apply-entry.ts';
import type { TableEntry } from './entries.ts';
import { doneText, type Held, refusedText, sendAfter } from './outbox.ts';
import { roomOf } from './room.ts';
import type { Connection, Guest, Room, World } from './world.ts';

/** A game that broke, and the answer that broke it. */
export type BrokenGame = { readonly table: string; readonly problem: string; readonly giving: Entry | null };

/** What is done in one go: written together, and said when it is written. */
export type Operation = {
  readonly entries: LogEntry[];
  readonly facts: LogFact[];
  readonly erased: string[];
  readonly sends: Held[];
  /** What is taken back when the write fails; tables are read back instead. */
  readonly undo: (() => void)[];
  /** The tables that have changed. */
  readonly rooms: Set<Room>;
  /** The tables of which everybody is told how they stand now. */
  readonly stale: Set<Room>;
  /** Games that broke in it. */
  readonly broken: BrokenGame[];
  /** Those who caused it. */
  readonly guests: Set<Guest>;
  /** Answers and nothing else: who sits where is as before. */
  isAnswersOnly: boolean;
  /** Somebody other than whoever caused it may notice it. */
  isPublic: boolean;
};

function newOperation(): Operation {
  return {
    entries: [],
    facts: [],
    erased: [],
    sends: [],
    undo: [],
    rooms: new Set(),
    stale: new Set(),
    broken: [],
    guests: new Set(),
    isAnswersOnly: true,
    isPublic: false,
  };
}

/** The operation under way. Everything that changes something runs in one. */
export function under(world: World): Operation {
  world.operation ??= newOperation();
  return world.operation;
}

/** Something happens at a table: it is applied at once, and written when the operation is over. */
export function record(world: World, room: Room, entry: TableEntry, isPublic = true): void {
  const operation = under(world);
  operation.isPublic ||= isPublic;
  operation.isAnswersOnly &&= entry.k === 'answered';
  const { id, seq } = room.state;
  applyEntry(room.state, entry);
  const body: Json = entry;
  const asked = entry.asked?.join(':');
  operation.entries.push({ table: id, seq, body, ...(asked !== undefined && markOf(entry, asked)) });
  operation.rooms.add(room);
}

/** What makes a repeat of this request impossible. */
function markOf({ k }: TableEntry, asked: string): Pick<LogEntry, 'once' | 'opens'> {
  return k === 'answered' ? { once: asked } : k === 'opened' ? { opens: asked } : {};
}

/** Something of a table has changed that everybody sees outside its game. */
export function changed(world: World, room: Room): void {
  const operation = under(world);
  operation.stale.add(room);
  operation.isPublic = true;
}

/** Nothing of a table is left on disk, nor of what this operation was to add to it. */
export function erase(world: World, table: string): void {
  const { entries, erased } = under(world);
  const others = entries.filter((entry) => entry.table !== table);
  entries.splice(0, entries.length, ...others);
  erased.push(table);
}

/** A write says a thing once: as it is in the end, made from what was there before the write. */
export function keep(world: World, fact: LogFact): void {
  const { facts } = under(world);
  const at = facts.findIndex(({ kind, id }) => kind === fact.kind && id === fact.id);
  const before = facts[at];
  if (before === undefined) facts.push(fact);
  else facts[at] = before.expects === undefined ? fact : { ...fact, expects: before.expects };
}

/** A connection is sent away from a table; should the write fail, it never was. */
export function detach(world: World, room: Room, connection: Connection): void {
  const { isPassive } = connection;
  connection.at = null;
  connection.isPassive = false;
  under(world).undo.push(() => {
    if (connection.at !== null) return;
    connection.at = room.state.id;
    connection.isPassive = isPassive;
  });
}

/** Says something; about a table, if a room is given. */
export function tell(world: World, connection: Connection, text: string, room?: Room): void {
  under(world).sends.push({ connection, text, re: undefined, room });
}

/** The same to somebody who watches, whatever the delay. */
export function tellLive(world: World, connection: Connection, text: string, room: Room): void {
  under(world).sends.push({ connection, text, re: undefined, room, isLive: true });
}

/** Ends a connection, once that for which it ends is on disk. */
export function hangUp(world: World, connection: Connection, code: number, reason: string): void {
  under(world).sends.push({ connection, text: reason, re: undefined, room: undefined, code });
}

export function tellDone(world: World, connection: Connection, re: string, brought: string | undefined): void {
  const room = roomOf(world, connection);
  under(world).sends.push({ connection, text: doneText(re, brought), re, room, isLive: true });
}

/** The same of what may as well be done again: should this be lost, it will be asked for once more. */
export function tellDoneAgain(world: World, connection: Connection, re: string, brought: string | undefined): void {
  const room = roomOf(world, connection);
  under(world).sends.push({ connection, text: doneText(re, brought), re: undefined, room, isLive: true });
}

export function tellRefused(world: World, connection: Connection, re: string, why: Refusal): void {
  tell(world, connection, refusedText(re, why));
}

/** Writes what was done, and holds what was said until it is on disk. */
export function settle(world: World): void {
  const { operation } = world;
  if (operation === undefined) return;
  world.operation = undefined;
  const write = writeOf(world, operation);
  for (const held of operation.sends) {
    const { connection, re, room } = held;
    const after = write ?? Math.max(room?.publicWrite ?? 0, re === undefined ? 0 : (connection.guest?.wrote ?? 0));
    sendAfter(world, after, held);
  }
  operation.sends.length = 0;
}

function writeOf(world: World, operation: Operation): number | undefined {
  const { entries, facts, erased, rooms, stale, guests, sends } = operation;
  if (entries.length + facts.length + erased.length === 0) return undefined;
  world.writes += 1;
  const number = world.writes;
  const write = erased.length === 0 ? { entries, facts } : { entries, facts, erased };
  world.outputs.push({ type: 'write', number, write });
  const mayBeOvertaken = facts.some(({ expects }) => expects !== undefined);
  world.unwritten.push(mayBeOvertaken ? { operation, held: [], own: new Set(sends) } : { operation, held: [] });
  for (const guest of guests) guest.wrote = number;
  for (const room of rooms.union(stale)) {
    if (operation.isPublic) room.publicWrite = number;
    if (room.state.game !== null && !room.state.game.isDealt && room.dealsAfter === 0) room.dealsAfter = number;
  }
  return number;
}
