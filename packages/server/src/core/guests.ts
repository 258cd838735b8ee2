import { type HouseRules, SIGNED_OUT } from '@dustup/protocol';
import type { LogFact } from '../log/log.ts';
import { cleanName } from './clean-text.ts';
import { hangUp, keep, under } from './operation.ts';
import { parseGuest, type StoredGuest } from './parse-entry.ts';
import { isAmong, requestDigest } from './request-digest.ts';
import type { Bucket, Guest, World } from './world.ts';

/** 160 bits: nobody guesses a token. */
const TOKEN_BYTES = 20;
const ID_BYTES = 8;
const MOST_DEVICES = 8;
const MOST_VOID = 16;
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
    tokens: [],
    voidTokens: [],
    generation: 0,
    usedLinks: [],
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
  const guest = blankGuest(id, name === '' ? `Guest ${id.slice(0, 3)}` : name, world.now);
  world.guests.set(id, guest);
  return { guest, token: newToken(world, guest) };
}

/** A further token for a guest, for another device. Of too many, the one goes that was not used for longest. */
export function newToken(world: World, guest: Guest): string {
  const { powers } = world.settings;
  const token = powers.entropy(TOKEN_BYTES);
  const before = guest.tokens;
  if (before.length >= MOST_DEVICES) {
    const inUse = new Set(guest.connections.map((one) => one.token));
    signOut(world, guest, [before.find((one) => !inUse.has(one)) ?? before[0] ?? '']);
  }
  setTokens(world, guest, [...guest.tokens, powers.hash(token)]);
  return token;
}

/** These devices are signed out, and told so: now, or when they come again. */
export function signOut(world: World, guest: Guest, tokens: readonly string[]): void {
  const left = guest.tokens.filter((token) => !tokens.includes(token));
  setTokens(world, guest, left, [...guest.voidTokens, ...tokens].slice(-MOST_VOID));
  for (const connection of guest.connections)
    if (tokens.includes(connection.token)) hangUp(world, connection, SIGNED_OUT, 'signed out');
}

export function setTokens(
  world: World,
  guest: Guest,
  tokens: readonly string[],
  voidTokens: readonly string[] = guest.voidTokens,
): void {
  for (const token of guest.tokens) world.tokens.delete(token);
  for (const token of guest.voidTokens) world.voidTokens.delete(token);
  for (const token of tokens) world.tokens.set(token, guest);
  for (const token of voidTokens) world.voidTokens.set(token, guest);
  guest.tokens = tokens;
  guest.voidTokens = voidTokens;
}

/** A device that is connected is not the first to be signed out. Stored with the next thing about this guest. */
export function noteUse(world: World, guest: Guest, token: string): void {
  if (guest.tokens.at(-1) === token || !guest.tokens.includes(token)) return;
  setTokens(world, guest, [...guest.tokens.filter((one) => one !== token), token]);
}

export function isVoidToken(world: World, token: string | undefined): boolean {
  return token !== undefined && world.voidTokens.has(world.settings.powers.hash(token));
}

export function guestOfToken(world: World, token: string | undefined): Guest | undefined {
  return token === undefined ? undefined : world.tokens.get(world.settings.powers.hash(token));
}

/** From now on this guest is remembered, as it is after the change; a failed write takes the change back. */
export function changeGuest(world: World, guest: Guest, change: () => void = () => undefined): void {
  const { name, attire, tokens, voidTokens, generation, usedLinks, house, isKept, seenAt } = guest;
  change();
  guest.isKept = true;
  guest.seenAt = world.now - (world.now % DAY);
  keep(world, { kind: 'guest', id: guest.id, body: storedGuest(guest) });
  const operation = under(world);
  operation.guests.add(guest);
  operation.undo.push(() => {
    setTokens(world, guest, tokens, voidTokens);
    Object.assign(guest, { name, attire, generation, usedLinks, house, isKept, seenAt });
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

function storedGuest(guest: Guest): StoredGuest {
  const { name, attire, tokens, voidTokens, generation, usedLinks, house, seenAt } = guest;
  return { name, attire, tokens, voidTokens, generation, usedLinks, house, seenAt };
}

/** A guest from the disk; false when it makes no sense. */
export function restoreGuest(world: World, { id, body }: LogFact): boolean {
  const stored = parseGuest(body);
  if (stored === undefined) return false;
  const { name, attire, tokens, voidTokens, generation, usedLinks, house, seenAt } = stored;
  const guest = blankGuest(id, name, seenAt);
  Object.assign(guest, { attire, generation, usedLinks, house, isKept: true });
  world.guests.set(id, guest);
  setTokens(world, guest, tokens, voidTokens);
  return true;
}

/** Somebody of whom nothing is kept, has no seat and no connection, need not be remembered. */
export function dropIfGone(world: World, guest: Guest): void {
  if (guest.isKept || guest.connections.length + guest.tables.length + guest.opened.length > 0) return;
  dropGuest(world, guest);
}

export function dropGuest(world: World, guest: Guest): void {
  setTokens(world, guest, [], []);
  world.guests.delete(guest.id);
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
    if (guest === undefined || !isUnseen(guest, since)) continue;
    const { tokens, voidTokens } = guest;
    keep(world, { kind: 'guest', id, body: null });
    dropGuest(world, guest);
    under(world).undo.push(() => {
      world.guests.set(id, guest);
      setTokens(world, guest, tokens, voidTokens);
    });
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

export function forgetDone(guest: Guest, re: string): void {
  const digest = requestDigest(guest.id, re);
  const at = guest.recent.lastIndexOf(digest);
  if (at >= 0) guest.recent.splice(at, 1);
  guest.brought = guest.brought.filter((one) => one.digest !== digest);
}
