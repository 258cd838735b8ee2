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

/** Takes a token, if there is one: so many are gained in so many milliseconds. */
export function spend({ now }: World, bucket: Bucket, { messages, span }: Pace): boolean {
  const gained = ((now - bucket.at) * messages) / span;
  bucket.tokens = Math.min(messages, bucket.tokens + gained);
  bucket.at = now;
  if (bucket.tokens < 1) return false;
  bucket.tokens -= 1;
  return true;
}
