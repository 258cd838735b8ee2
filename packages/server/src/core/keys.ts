import { SIGNED_OUT } from '@dustup/protocol';
import { hangUp, keep, under } from './operation.ts';
import type { StoredKeys } from './parse-entry.ts';
import type { Guest, World } from './world.ts';

// What opens a guest's seat: hashes of tokens, and which seat links count. It is kept apart from what others see of the guest. A change is
// written with what it was made from, so that two servers of a club cannot both change the same.

export type Keys = StoredKeys;

export const NO_KEYS: Keys = { tokens: [], voidTokens: [], generation: 0, usedLinks: [] };

/** 160 bits: nobody guesses a token. */
const TOKEN_BYTES = 20;
const MOST_DEVICES = 8;
const MOST_VOID = 16;

/** The guest is found by these tokens from now on, and by no others. */
export function setKeys(world: World, guest: Guest, keys: Keys): void {
  for (const token of guest.keys.tokens) world.tokens.delete(token);
  for (const token of guest.keys.voidTokens) world.voidTokens.delete(token);
  for (const token of keys.tokens) world.tokens.set(token, guest);
  for (const token of keys.voidTokens) world.voidTokens.set(token, guest);
  guest.keys = keys;
}

/** The keys as they are now are written; should that fail, they are what they were before. */
export function keepKeys(world: World, guest: Guest, before: Keys = guest.keys): void {
  const { keptKeys, keys } = guest;
  // somebody new may come to stay at two nodes of a club at once, with the same keys: nothing else of what they did there must fail for that
  const isFirst = keptKeys === null && world.club !== null;
  const fact = { kind: 'keys', id: guest.id, body: keys } as const;
  keep(world, isFirst ? fact : { ...fact, expects: keptKeys });
  guest.keptKeys = keys;
  const operation = under(world);
  operation.guests.add(guest);
  operation.undo.push(() => {
    if (guest.keptKeys !== keys) return; // another server has changed them since
    guest.keptKeys = keptKeys;
    setKeys(world, guest, before);
  });
}

export function changeKeys(world: World, guest: Guest, change: (keys: Keys) => Keys): void {
  const before = guest.keys;
  setKeys(world, guest, change(before));
  keepKeys(world, guest, before);
}

/** A further token for a guest, for another device, and the keys with it. Of too many, the one goes that was not used for longest. */
export function withNewToken(world: World, guest: Guest, keys: Keys): { readonly token: string; readonly keys: Keys } {
  const { powers } = world.settings;
  const token = powers.entropy(TOKEN_BYTES);
  const inUse = new Set(guest.connections.map((one) => one.token));
  const oldest = keys.tokens.find((one) => !inUse.has(one)) ?? keys.tokens[0] ?? '';
  const { tokens, ...rest } = keys.tokens.length < MOST_DEVICES ? keys : withoutTokens(keys, [oldest]);
  return { token, keys: { ...rest, tokens: [...tokens, powers.hash(token)] } };
}

export function withoutTokens({ tokens, voidTokens, ...rest }: Keys, gone: readonly string[]): Keys {
  return {
    ...rest,
    tokens: tokens.filter((token) => !gone.includes(token)),
    voidTokens: [...voidTokens, ...gone].slice(-MOST_VOID),
  };
}

/** Devices whose token is void are told so: now, or when they come again. */
export function signOut(world: World, guest: Guest): void {
  for (const connection of guest.connections)
    if (guest.keys.voidTokens.includes(connection.token)) hangUp(world, connection, SIGNED_OUT, 'signed out');
}

/** A device that is connected is not the first to be signed out. Stored with the next change of the keys. */
export function noteUse(world: World, guest: Guest, token: string): void {
  const { tokens } = guest.keys;
  if (tokens.at(-1) === token || !tokens.includes(token)) return;
  setKeys(world, guest, { ...guest.keys, tokens: [...tokens.filter((one) => one !== token), token] });
}

export function isVoidToken(world: World, token: string | undefined): boolean {
  return token !== undefined && world.voidTokens.has(world.settings.powers.hash(token));
}

/** Whoever comes with it is somebody, or was. */
export function isKnownToken(world: World, token: string): boolean {
  const hash = world.settings.powers.hash(token);
  return world.tokens.has(hash) || world.voidTokens.has(hash);
}

export function guestOfToken(world: World, token: string | undefined): Guest | undefined {
  return token === undefined ? undefined : world.tokens.get(world.settings.powers.hash(token));
}
