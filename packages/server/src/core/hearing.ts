import type { Json } from '@dustup/kernel';
import type { LogFact } from '../log/log.ts';
import { type Elsewhere, hearTable } from './club.ts';
import type { Input } from './core.ts';
import { leaveForGood, roomsOf } from './forgetting.ts';
import { dropGuest, rememberDoneAt, restoreGuest } from './guests.ts';
import { setKeys, signOut } from './keys.ts';
import { indexRoom } from './open-room.ts';
import { changed } from './operation.ts';
import { parseGuest, parseHead, parseKeys } from './parse-entry.ts';
import { run } from './run.ts';
import type { Guest, World } from './world.ts';

// What another node of the club has changed.

type News = Extract<Input, { readonly type: 'news' }>;

/** Facts that another node has changed, as they are now; of tables, who owns them. */
export function hear(world: World, { facts, owners, isAll = false }: News): void {
  const { club } = world;
  if (club === null) return;
  hearGuests(world, facts, isAll);
  const lives = new Map(owners.map(({ table, life }) => [table, life]));
  const tables = facts.filter(({ kind }) => kind === 'table');
  if (isAll) {
    const there = new Set(tables.map(({ id }) => id));
    for (const id of club.elsewhere.keys()) if (!there.has(id)) hearTable(world, club, id, undefined);
  }
  for (const { id, body } of tables) hearTable(world, club, id, placeOf(body, lives.get(id) ?? null));
  world.isListStale = true;
}

function placeOf(body: LogFact['body'], owner: string | null): Elsewhere | undefined {
  const head = parseHead(body);
  return head && { code: head.code, owner, shown: head.shown };
}

/** `isAll`: there are no guests besides. */
function hearGuests(world: World, facts: readonly LogFact[], isAll: boolean): void {
  for (const { kind, id, body } of facts) {
    if (kind !== 'guest') continue;
    if (body === null) lose(world, world.guests.get(id));
    else run(world, undefined, () => hearGuest(world, id, body));
  }
  for (const { kind, id, body } of facts) {
    if (kind === 'keys' && body !== null) run(world, undefined, () => hearKeys(world, id, body));
  }
  if (isAll) loseOthers(world, new Set(facts.flatMap(({ kind, id }) => (kind === 'guest' ? [id] : []))));
}

function hearGuest(world: World, id: string, body: Json): void {
  const guest = world.guests.get(id);
  const stored = parseGuest(body);
  if (stored === undefined) return;
  if (guest === undefined) {
    restoreGuest(world, { kind: 'guest', id, body });
    const stranger = world.guests.get(id);
    for (const room of world.rooms.values()) {
      if (room.state.openedBy === id || room.state.seats.some((held) => held?.guest === id)) indexRoom(world, room);
      if (stranger !== undefined) rememberDoneAt(stranger, room);
    }
    return;
  }
  const before = JSON.stringify([guest.name, guest.attire]);
  Object.assign(guest, { ...stored, isKept: true });
  if (JSON.stringify([guest.name, guest.attire]) === before) return;
  for (const room of roomsOf(world, guest)) changed(world, room);
}

/** Whoever was signed out there is signed out here. */
function hearKeys(world: World, id: string, body: Json): void {
  const guest = world.guests.get(id);
  const keys = parseKeys(body);
  if (guest === undefined || keys === undefined) return;
  setKeys(world, guest, keys);
  guest.keptKeys = body;
  signOut(world, guest);
}

/** Somebody who was forgotten there leaves all tables here, and nobody knows them any more. */
function lose(world: World, guest: Guest | undefined): void {
  if (guest === undefined || !guest.isKept) return;
  for (const room of roomsOf(world, guest)) run(world, room, () => leaveForGood(world, room, guest));
  for (const connection of guest.connections) connection.guest = undefined;
  dropGuest(world, guest);
}

/** Those who have written nothing here: what others have may be on its way. */
function loseOthers(world: World, known: ReadonlySet<string>): void {
  for (const guest of world.guests.values()) if (!known.has(guest.id) && guest.wrote === 0) lose(world, guest);
}
