import { type Refusal, refuse } from '@dustup/kernel';
import type { Bucket, Connection, Guest, World } from './world.ts';

/** Refused so often in a row, a connection is closed. */
const MOST_REFUSALS = 100;

type Pace = { readonly messages: number; readonly span: number };

export type Spent = 'ok' | 'tooFast' | 'flood';

/** Counts a message of a connection, and of the guest behind it: several connections do not make it more. */
export function spendMessage(world: World, connection: Connection): Spent {
  const { limits } = world.settings;
  const mayOne = spend(world, connection.bucket, limits);
  const mayOther = connection.guest === undefined || spend(world, connection.guest.bucket, limits);
  if (mayOne && mayOther) {
    connection.refusals = 0;
    return 'ok';
  }
  connection.refusals += 1;
  return connection.refusals > MOST_REFUSALS ? 'flood' : 'tooFast';
}

const HOUR = 60 * 60_000;
/** In an hour so many times as many guests of one address may come to stay as may be connected. */
const TURNOVER = 4;

/** Whoever does something that stays is remembered for long: one address cannot make that many. */
export function whyNoNewGuest(world: World, { address }: Connection): Refusal | undefined {
  const most = world.settings.limits.connectionsPerAddress * TURNOVER;
  const stayed = thisHour(world).guests.get(address) ?? 0;
  return stayed < most ? undefined : refuse('tooManyGuests', { most });
}

export function countNewGuest(world: World, { address }: Connection): void {
  count(thisHour(world).guests, address);
}

/** The record of a game is kept for long: neither a guest nor an address begins as many as it likes. */
export function whyNoNewGame(world: World, guest: Guest, { address }: Connection): Refusal | undefined {
  const { gamesPerHour, connectionsPerAddress } = world.settings.limits;
  const { games } = thisHour(world);
  if ((games.get(address) ?? 0) >= connectionsPerAddress)
    return refuse('tooManyGames', { most: connectionsPerAddress });
  if (!spend(world, guest.begins, { messages: gamesPerHour, span: HOUR }))
    return refuse('tooManyGames', { most: gamesPerHour });
  count(games, address);
  return undefined;
}

/** By address, in the hour that is running. */
function thisHour(world: World): World['hour'] {
  if (world.now - world.hour.since > HOUR) world.hour = newHour(world.now);
  return world.hour;
}

export function newHour(since: number): World['hour'] {
  return { since, guests: new Map(), games: new Map() };
}

function count(by: Map<string, number>, address: string): void {
  by.set(address, (by.get(address) ?? 0) + 1);
}

/** Every change at a table is a line on disk, and so is every word: there is an end to it. */
export function whyNoChange(world: World, guest: Guest): Refusal | undefined {
  const pace = paceOfChanges(world);
  return fill(world, guest.changes, pace) < 1 ? refuse('tooFast', pace) : undefined;
}

export function countChange(world: World, guest: Guest): void {
  spend(world, guest.changes, paceOfChanges(world));
}

function paceOfChanges({ settings: { limits } }: World): Pace {
  return { messages: limits.changesPerHour, span: HOUR };
}

/** Takes a token, if there is one. */
export function spend(world: World, bucket: Bucket, pace: Pace): boolean {
  if (fill(world, bucket, pace) < 1) return false;
  bucket.tokens -= 1;
  return true;
}

/** So many are gained in so many milliseconds. Returns how many there are. */
function fill({ now }: World, bucket: Bucket, { messages, span }: Pace): number {
  const gained = ((now - bucket.at) * messages) / span;
  bucket.tokens = Math.min(messages, bucket.tokens + gained);
  bucket.at = now;
  return bucket.tokens;
}
