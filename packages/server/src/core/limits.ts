import { type Refusal, refuse } from '@dustup/kernel';
import type { Bucket, Connection, World } from './world.ts';

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
  if (world.now - world.newGuests.since > HOUR) world.newGuests = { since: world.now, byAddress: new Map() };
  const stayed = world.newGuests.byAddress.get(address) ?? 0;
  return stayed < most ? undefined : refuse('tooManyGuests', { most });
}

export function countNewGuest({ newGuests: { byAddress } }: World, { address }: Connection): void {
  byAddress.set(address, (byAddress.get(address) ?? 0) + 1);
}

/** Takes a token, if there is one: so many are gained in so many milliseconds. */
export function spend({ now }: World, bucket: Bucket, { messages, span }: Pace): boolean {
  const gained = ((now - bucket.at) * messages) / span;
  bucket.tokens = Math.min(messages, bucket.tokens + gained);
  bucket.at = now;
  if (bucket.tokens < 1) return false;
  bucket.tokens -= 1;
  return true;
}
