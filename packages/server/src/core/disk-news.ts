import { refuse } from '@dustup/kernel';
import { TRY_LATER } from '@dustup/protocol';
import type { StoredTable } from '../log/log.ts';
import { isDamagedNow, isHereNow, isKeptForLater } from './club.ts';
import { readBack, reportCrash } from './crash.ts';
import { deal } from './deal.ts';
import { isDone } from './guests.ts';
import { takeOffMap, unindexRoom } from './open-room.ts';
import { deliver, dropUnwritten, type Held, refusedText, release, type Unwritten, WELCOME } from './outbox.ts';
import { practiseFrom } from './practice.ts';
import { comeTo } from './presence.ts';
import { restoreRoom } from './reload.ts';
import { receive } from './requests.ts';
import { run } from './run.ts';
import { sendNow } from './send-now.ts';
import { askFor, type Connection, note, type Room, waitFor, type World } from './world.ts';

/** What is sent to a table that is being read back waits for it. */
export function received(world: World, id: number, text: string): void {
  const connection = world.connections.get(id);
  if (connection === undefined || world.isStopping || isKeptForLater(world, connection, text)) return;
  const loading = connection.at === null ? undefined : world.loading.get(connection.at);
  if (loading === undefined) receive(world, connection, text);
  else waitFor(loading, id, text);
}

/** What waited for the disk is said; what was overtaken is taken back instead. */
export function committed(world: World, upTo: number, overtaken: readonly number[] = []): void {
  for (const number of overtaken) {
    onDisk(world, number - 1);
    takeBack(world, world.unwritten.at(0));
  }
  onDisk(world, upTo);
}

function takeBack(world: World, one: Unwritten | undefined): void {
  if (one === undefined) return;
  const { operation, held, own } = one;
  for (const undo of operation.undo.splice(0).reverse()) undo();
  for (const each of held.splice(0)) {
    if (own?.has(each) === true) replyToLost(world, each);
    else deliver(world, each); // it has only kept its place
  }
}

/** Then cards are dealt where that waited for it. */
function onDisk(world: World, upTo: number): void {
  for (const { rooms, broken } of release(world, Math.min(upTo, world.writes))) {
    for (const game of broken) readBack(world, game);
    for (const room of rooms) {
      const isDue = room.dealsAfter > 0 && room.dealsAfter <= upTo && world.rooms.get(room.state.id) === room;
      if (isDue) run(world, room, () => deal(world, room));
    }
  }
}

/** Writes came to nothing: what they changed is taken back, and the tables they were about are read back from the disk. */
export function failed(world: World, from: number, problem: string): void {
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
  if (world.club?.elsewhere.has(id) === true) return; // it has been handed on
  refuseWaiting(world, room);
  unindexRoom(world, room);
  takeOffMap(world, room);
  world.codes.set(code, id);
  world.loading.set(id, { follows, queue: [], at, isAskedFor: false });
  if (at > world.now) world.timers.push(at, id);
  else askFor(world, id);
}

export function loaded(world: World, id: string, table: StoredTable | undefined, isDamaged = false): void {
  if (table !== undefined && reportCrash(world, table)) return;
  if (world.practising.has(id)) {
    run(world, undefined, () => practiseFrom(world, id, table));
    if (!world.loading.has(id)) return;
  }
  const loading = world.loading.get(id);
  world.loading.delete(id);
  if (table === undefined) forgetCode(world, id);
  const room = table === undefined ? undefined : restoreRoom(world, table);
  if (room !== undefined) isHereNow(world, id);
  else if (isDamaged) isDamagedNow(world, id);
  const why = isDamaged || world.club?.damaged.has(id) === true ? 'damaged' : 'closed';
  for (const connection of whoWaitsFor(world, id)) {
    const isWaiting = loading?.follows != null && world.loading.has(loading.follows);
    const target = room ?? world.rooms.get(loading?.follows ?? '');
    connection.at = isWaiting && room === undefined ? (loading?.follows ?? null) : null;
    if (connection.at !== null) continue;
    run(world, target, () => comeBack(world, target, connection, why));
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

function comeBack(world: World, room: Room | undefined, connection: Connection, why: 'closed' | 'damaged'): void {
  const { guest } = connection;
  if (guest === undefined) return;
  if (room === undefined) sendNow(world, connection, JSON.stringify({ t: 'gone', why }));
  else comeTo(world, room, connection, guest);
}
