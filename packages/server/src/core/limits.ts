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

/** Milliseconds after which wrong codes are forgotten, and the longest that one has to wait for the next try. */
const CODES_SPAN = 10 * 60_000;
const LONGEST_LOCK = 60_000;
const FIRST_LOCK = 1000;
const MOST_GUESSERS = 10_000;

/** Nobody guesses codes of tables: after a few wrong ones an address must wait longer and longer, whether the next is right or not. */
export function whyNoMoreCodes({ now, guesses, settings }: World, { address }: Connection): Refusal | undefined {
  const until = guesses.get(address)?.until ?? 0;
  return until <= now ? undefined : refuse('tooFast', { messages: settings.limits.wrongCodes, span: until - now });
}

export function countWrongCode({ now, guesses, settings }: World, { address }: Connection): void {
  const before = guesses.get(address);
  const wrong = before === undefined || now - before.at > CODES_SPAN ? 1 : before.wrong + 1;
  const tooMany = wrong - settings.limits.wrongCodes;
  const lock = tooMany <= 0 ? 0 : Math.min(LONGEST_LOCK, FIRST_LOCK * 2 ** (tooMany - 1));
  guesses.delete(address);
  guesses.set(address, { wrong, at: now, until: now + lock });
  // the one that has been quiet for longest
  if (guesses.size > MOST_GUESSERS) for (const oldest of guesses.keys()) return void guesses.delete(oldest);
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
