import { EngineBug, type Json, type Playable } from '@dustup/kernel';
import type { StoredTable } from '../log/log.ts';
import { applyEntry } from './apply-entry.ts';
import { closeRoom } from './closing.ts';
import { isDamagedNow, release } from './club.ts';
import { deal } from './deal.ts';
import type { EntryOf, TableEntry } from './entries.ts';
import { beginHost, type GameHost, giveAnswer, loadHost } from './game-host.ts';
import { rememberDigest, rememberDone } from './guests.ts';
import { openStop } from './hold.ts';
import { whyNotSetup } from './house.ts';
import { indexRoom, putOnMap } from './open-room.ts';
import { eventsOf, tellBots } from './listening-bots.ts';
import { parseCheckpoint, parseEntry } from './parse-entry.ts';
import { missing } from './presence.ts';
import { run } from './run.ts';
import { schedule } from './schedule.ts';
import { type GameState, openedTable, type TableState } from './table-state.ts';
import { gameAt, type Guest, newRoom, note, type Room, type World } from './world.ts';

/** A table from its entries. One that makes no sense is reported, left as it is on disk, and harms nobody else. */
export function restoreRoom(world: World, stored: StoredTable): Room | undefined {
  if (stored.head === null) return undefined;
  const entries = entriesOf(stored);
  const state = entries && stateFrom(stored.id, entries);
  if (entries === undefined || state === undefined) {
    note(world, 'error', 'a table cannot be read', { table: stored.id });
    isDamagedNow(world, stored.id);
    return undefined;
  }
  if (state.phase === 'closed') return undefined;
  if (!world.settings.games.has(state.house.game)) {
    if (world.club !== null) world.outputs.push({ type: 'giveBack', table: stored.id });
    note(world, 'error', 'a table of a game that is not offered', { table: stored.id, game: state.house.game });
    return undefined;
  }
  const room = newRoom(state);
  room.keptHead = JSON.stringify(stored.head);
  putOnMap(world, room);
  indexRoom(world, room);
  for (const entry of entries) rememberRequest(world, entry);
  world.isListStale = true;
  run(world, room, () => wake(world, room, entries, stored));
  return world.rooms.get(state.id) === room ? room : undefined;
}

export function entriesOf({ entries }: Pick<StoredTable, 'entries'>): TableEntry[] | undefined {
  const parsed: TableEntry[] = [];
  for (const { body } of entries) {
    const entry = parseEntry(body);
    if (entry === undefined) return undefined;
    parsed.push(entry);
  }
  return parsed;
}

export function stateFrom(id: string, entries: readonly TableEntry[]): TableState | undefined {
  const [first] = entries;
  if (first?.k !== 'opened') return undefined;
  const state = openedTable(id, first);
  for (const entry of entries) applyEntry(state, entry);
  return state;
}

/** Whoever repeats what was done here, or at the table before, gets the same reply. */
function rememberRequest(world: World, entry: TableEntry): void {
  if (entry.k === 'opened') for (const [id, digests] of entry.recent ?? []) rememberAll(world.guests.get(id), digests);
  const [id = '', re = ''] = entry.asked ?? [];
  const guest = world.guests.get(id);
  if (guest === undefined) return;
  const isCreated = entry.k === 'opened' && entry.follows === null;
  rememberDone(guest, re, isCreated ? JSON.stringify({ code: entry.code }) : undefined);
}

function rememberAll(guest: Guest | undefined, digests: readonly number[]): void {
  if (guest !== undefined) for (const digest of digests) rememberDigest(guest, digest);
}

/** The game goes on where it was; the clock of the open question begins anew. Nobody is here yet. */
function wake(world: World, room: Room, entries: readonly TableEntry[], stored: StoredTable): void {
  const { state } = room;
  room.wokenAt = world.now;
  missing(world, room, state.host);
  for (const held of state.seats) if (held?.guest != null) missing(world, room, held.guest);
  if (state.game === null) return;
  const playable = gameAt(world, state);
  if (!state.game.isDealt) {
    if (whyNotSetup(playable, state.game.setup) === undefined) deal(world, room);
    else cannotPlay(world, room);
    return;
  }
  const host = hostFrom(playable, state.game, entries, stored.checkpoint);
  if (host === undefined) {
    // a game that is over cannot be shown any more, but the series goes on
    if (state.phase !== 'over') cannotPlay(world, room);
    return;
  }
  room.host = host;
  tellBots(world, room, host, eventsOf(entries));
  host.stop = openStop(room, host, world.now);
  schedule(world, room);
}

/** Another node of the club may know these rules: until one does, the table stays as it is on disk. */
function cannotPlay(world: World, room: Room): void {
  if (world.club === null) return closeRoom(world, room, 'rulesChanged');
  const { id } = room.state;
  release(world, [id]);
  world.outputs.push({ type: 'giveBack', table: id });
}

/** The newest checkpoint and the answers since, each of which must meet its question and tell its story; else undefined. */
export function hostFrom(
  playable: Playable,
  game: GameState,
  entries: readonly TableEntry[],
  stored: Json | null,
): GameHost | undefined {
  const checkpoint = stored === null ? undefined : parseCheckpoint(stored);
  try {
    const isOfThisGame = checkpoint?.game === playable.slug;
    const state = isOfThisGame ? stateIn(playable, game, checkpoint.saved.checkpoint) : undefined;
    const isUsable = checkpoint !== undefined && state !== undefined;
    const host = isUsable
      ? loadHost(playable, game, { ...checkpoint.saved, checkpoint: state })
      : beginHost(playable, game);
    const from = isUsable ? checkpoint.seq : 0;
    for (const entry of entries.slice(from)) {
      if (entry.k === 'dealt') mustBeTold(host, entry.events);
      if (entry.k === 'answered') replayAnswer(host, entry);
    }
    host.lately.note(eventsOf(entries));
    host.frame = playable.frame(host.position);
    host.fresh.checkpoint = undefined;
    return host.position.isOver === (game.outcome !== null) ? host : undefined;
  } catch {
    return undefined; // the rules have changed: what was played is kept, and not played on
  }
}

/** A state of other rules is none. */
function stateIn(playable: Playable, { setup, key }: GameState, kept: Json): Json | undefined {
  return playable.parseState(kept, playable.rules.begin(setup, key));
}

function replayAnswer(host: GameHost, { seat, answer, digest, step }: EntryOf<'answered'>): void {
  if (host.position.digestFor(seat) !== digest || host.position.whyNot(seat, answer) !== undefined)
    throw new EngineBug('another question is asked here');
  giveAnswer(host, seat, answer);
  mustBeTold(host, step?.events ?? []);
}

function mustBeTold({ heard }: GameHost, events: readonly unknown[]): void {
  if (JSON.stringify(heard.splice(0)) !== JSON.stringify(events)) throw new EngineBug('the story has changed');
}
