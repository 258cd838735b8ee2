import type { HouseRules } from '@dustup/protocol';
import type { LogFact } from '../log/log.ts';
import { cleanName } from './clean-text.ts';
import type { Vouched } from './core.ts';
import { keepKeys, NO_KEYS, setKeys, withNewToken } from './keys.ts';
import { keep, under } from './operation.ts';
import { parseGuest, parseKeys, type StoredGuest } from './parse-entry.ts';
import { isAmong, requestDigest } from './request-digest.ts';
import type { Bucket, Guest, Room, World } from './world.ts';

const ID_BYTES = 8;
const MOST_RECENT = 64;
const MOST_BROUGHT = 8;
const DAY = 24 * 60 * 60_000;

function blankGuest(id: string, name: string, now: number): Guest {
  return {
    id,
    bucket: newBucket(),
    voice: newBucket(),
    begins: newBucket(),
    changes: newBucket(),
    connections: [],
    tables: [],
    opened: [],
    recent: [],
    brought: [],
    name,
    attire: null,
    keys: NO_KEYS,
    keptKeys: null,
    house: null,
    seenAt: now,
    isKept: false,
    wrote: 0,
  };
}

export function newBucket(): Bucket {
  return { tokens: Number.POSITIVE_INFINITY, at: 0 };
}

/** A new guest, and a token that only they learn. Nothing about them is stored until they do something that lasts. */
export function newGuest(world: World, wish: string): { guest: Guest; token: string } {
  const id = world.settings.powers.entropy(ID_BYTES);
  const name = cleanName(wish);
  const guest = blankGuest(id, name === '' ? `#${id.slice(0, 3)}` : name, world.now);
  world.guests.set(id, guest);
  const { token, keys } = withNewToken(world, guest, guest.keys);
  setKeys(world, guest, keys);
  return { guest, token };
}

/** Somebody who has said hello at another node: as they are known here, or there. */
export function vouchedGuest(world: World, { id, name, keys, keptKeys, token: _, ...rest }: Vouched): Guest {
  const known = world.guests.get(id);
  if (known !== undefined) return known;
  const guest = blankGuest(id, name, world.now);
  Object.assign(guest, { ...rest, keptKeys });
  world.guests.set(id, guest);
  setKeys(world, guest, keys);
  return guest;
}

/** From now on this guest is remembered, as it is after the change; a failed write takes the change back. */
export function changeGuest(world: World, guest: Guest, change: () => void = () => undefined): void {
  const { name, attire, house, isKept, seenAt } = guest;
  change();
  guest.isKept = true;
  guest.seenAt = world.now - (world.now % DAY);
  keep(world, { kind: 'guest', id: guest.id, body: storedGuest(guest) });
  if (guest.keptKeys === null) keepKeys(world, guest);
  const operation = under(world);
  operation.guests.add(guest);
  operation.undo.push(() => {
    Object.assign(guest, { name, attire, house, isKept, seenAt });
  });
}

/** Whoever does something that stays is kept. */
export function keepGuest(world: World, guest: Guest): void {
  under(world).guests.add(guest);
  if (!guest.isKept) changeGuest(world, guest);
}

export function rememberHouse(world: World, guest: Guest, house: HouseRules): void {
  changeGuest(world, guest, () => {
    guest.house = house;
  });
}

function storedGuest({ name, attire, house, seenAt }: Guest): StoredGuest {
  return { name, attire, house, seenAt };
}

/** Guests from the disk. Returns those that make no sense. */
export function restoreGuests(world: World, facts: readonly LogFact[]): readonly LogFact[] {
  const keys = facts.filter(({ kind }) => kind === 'keys');
  const guests = facts.filter(({ kind }) => kind === 'guest');
  return [...guests.filter((fact) => !restoreGuest(world, fact)), ...keys.filter((fact) => !restoreKeys(world, fact))];
}

export function restoreGuest(world: World, { id, body }: LogFact): boolean {
  const stored = parseGuest(body);
  if (stored === undefined) return false;
  const guest = blankGuest(id, stored.name, stored.seenAt);
  Object.assign(guest, { ...stored, isKept: true });
  world.guests.set(id, guest);
  // before there were keys, they were part of the guest
  setKeys(world, guest, parseKeys(body) ?? NO_KEYS);
  return true;
}

function restoreKeys(world: World, { id, body }: LogFact): boolean {
  const keys = parseKeys(body);
  const guest = world.guests.get(id);
  if (keys === undefined) return false;
  if (guest === undefined) return true;
  setKeys(world, guest, keys);
  guest.keptKeys = body;
  return true;
}

/** Somebody of whom nothing is kept, has no seat and no connection, need not be remembered. */
export function dropIfGone(world: World, guest: Guest): void {
  if (guest.isKept || guest.connections.length + guest.tables.length + guest.opened.length > 0) return;
  dropGuest(world, guest);
}

/** Nobody finds the guest any more. Returns what takes that back. */
export function dropGuest(world: World, guest: Guest): () => void {
  const { keys } = guest;
  setKeys(world, guest, NO_KEYS);
  world.guests.delete(guest.id);
  return () => {
    world.guests.set(guest.id, guest);
    setKeys(world, guest, keys);
  };
}

/** Nothing of the guest is left on disk, nor here. */
export function eraseGuest(world: World, guest: Guest): void {
  keep(world, { kind: 'guest', id: guest.id, body: null });
  keep(world, { kind: 'keys', id: guest.id, body: null });
  under(world).undo.push(dropGuest(world, guest));
}

/** Those who were last here before that time and have nothing going on. */
export function unseenSince({ guests }: World, since: number): readonly string[] {
  return [...guests.values()].filter((guest) => isUnseen(guest, since)).map(({ id }) => id);
}

function isUnseen({ isKept, seenAt, connections, tables, opened }: Guest, since: number): boolean {
  return isKept && seenAt < since && connections.length + tables.length + opened.length === 0;
}

/** Those who have stayed away so long are forgotten: their names, tokens and house rules. */
export function lapse(world: World, ids: readonly string[], since: number): void {
  for (const id of ids) {
    const guest = world.guests.get(id);
    if (guest !== undefined && isUnseen(guest, since)) eraseGuest(world, guest);
  }
}

/** Whether this request is done already. */
export function isDone(guest: Guest, re: string): boolean {
  return isAmong(guest.recent, requestDigest(guest.id, re));
}

export function broughtBy(guest: Guest, re: string): string | undefined {
  const digest = requestDigest(guest.id, re);
  return guest.brought.find((one) => one.digest === digest)?.text;
}

export function rememberDigest({ recent }: Guest, digest: number): void {
  recent.push(digest);
  if (recent.length > MOST_RECENT) recent.shift();
}

/** A repeat of this request gets the same reply and does nothing. */
export function rememberDone(guest: Guest, re: string, brought: string | undefined): void {
  const digest = requestDigest(guest.id, re);
  rememberDigest(guest, digest);
  if (brought !== undefined) guest.brought = [...guest.brought, { digest, text: brought }].slice(-MOST_BROUGHT);
}

/** What a guest has done at a table that was here before anybody knew of them. */
export function rememberDoneAt(guest: Guest, { state }: Room): void {
  const { answers = [], requests = [] } = state.noted.get(guest.id) ?? {};
  for (const digest of [...answers, ...requests]) rememberDigest(guest, digest);
  if (state.openedBy !== guest.id || state.request === null) return;
  const text = JSON.stringify({ code: state.code });
  guest.brought = [...guest.brought, { digest: state.request, text }].slice(-MOST_BROUGHT);
}

export function forgetDone(guest: Guest, re: string): void {
  const digest = requestDigest(guest.id, re);
  const at = guest.recent.lastIndexOf(digest);
  if (at >= 0) guest.recent.splice(at, 1);
  guest.brought = guest.brought.filter((one) => one.digest !== digest);
}
