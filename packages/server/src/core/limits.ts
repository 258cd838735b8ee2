import type { Bucket, Connection, World } from './world.ts';

/** Refused so often in a row, a connection is closed. */
const MOST_REFUSALS = 100;

export type Spent = 'ok' | 'tooFast' | 'flood';

/** Counts a message of a connection, and of the guest behind it: several connections do not make it more. */
export function spendMessage(world: World, connection: Connection): Spent {
  const mayOne = spend(world, connection.bucket);
  const mayOther = connection.guest === undefined || spend(world, connection.guest.bucket);
  if (mayOne && mayOther) {
    connection.refusals = 0;
    return 'ok';
  }
  connection.refusals += 1;
  return connection.refusals > MOST_REFUSALS ? 'flood' : 'tooFast';
}

function spend({ now, settings: { limits } }: World, bucket: Bucket): boolean {
  const gained = ((now - bucket.at) * limits.messages) / limits.span;
  bucket.tokens = Math.min(limits.messages, bucket.tokens + gained);
  bucket.at = now;
  if (bucket.tokens < 1) return false;
  bucket.tokens -= 1;
  return true;
}
