import type { ClientMessage } from '@dustup/protocol';
import { comeBackSoon, isDamaged, waitForNews, waitForTable } from './club.ts';
import type { Vouched } from './core.ts';
import { isKnownToken } from './keys.ts';
import { whyNoMoreCodes } from './limits.ts';
import { goAway } from './presence.ts';
import { plainCode } from './lobby.ts';
import { sendAfter } from './outbox.ts';
import { run } from './run.ts';
import type { Connection, Guest, World } from './world.ts';

// Any node for any client. A message about a table goes over a link to the node that owns the table, where the guest has a connection like
// any other; everything else is answered here. `Connection.relay` is the life that owns the table.

/** Answered at any node: every one knows all guests and all listings. */
const ANYWHERE: readonly ClientMessage['t'][] = [
  'hello',
  'rename',
  'dress',
  'offer',
  'list',
  'create',
  'revoke',
  'forget',
  'practice',
];

/** What another node is to answer, or this one later: then nothing is left to do. `isAbreast`: all that is in the database is known. */
export function isRouted(
  world: World,
  connection: Connection,
  message: ClientMessage,
  text: string,
  isAbreast: boolean,
): boolean {
  const { club } = world;
  if (club === null) return false;
  if (!isAbreast && isAboutKeys(world, connection, message)) {
    waitForNews(world, club, connection, text);
    return true;
  }
  if (connection.guest === undefined) return false;
  if (message.t === 'enter') return isEntering(world, connection, connection.guest, message.code, text, isAbreast);
  if (connection.relay === null || ANYWHERE.includes(message.t)) return false;
  forward(world, connection, text);
  return true;
}

/**
 * Keys that this node does not know may have been given out elsewhere; and what changes them, or a seat link that is made by them, has to start
 * from the newest.
 */
function isAboutKeys(world: World, { relay }: Connection, message: ClientMessage): boolean {
  if (message.t === 'link') return relay === null; // the other node makes it
  if (message.t !== 'hello') return message.t === 'revoke';
  return message.link !== undefined || (message.token !== undefined && !isKnownToken(world, message.token));
}

function isEntering(
  world: World,
  connection: Connection,
  guest: Guest,
  written: string,
  text: string,
  isAbreast: boolean,
): boolean {
  const { club } = world;
  const code = plainCode(written);
  if (club === null || world.codes.has(code) || isDamaged(world, code)) return false;
  if (connection.isRelayed) {
    comeBackSoon(world, connection); // it has moved on meanwhile
    return true;
  }
  const id = club.codes.get(code);
  const { owner = null, shown } = club.elsewhere.get(id ?? '') ?? {};
  // whoever has guessed too often is not told whether this one is right; who has a seat there need not guess
  if (shown?.seated.includes(guest.id) !== true && whyNoMoreCodes(world, connection) !== undefined) return false;
  if (id === undefined) {
    if (isAbreast) return false;
    waitForNews(world, club, connection, text);
  } else if (owner !== null && club.reached.has(owner)) {
    relayTo(world, connection, guest, owner);
    forward(world, connection, text);
  } else waitForTable(world, club, connection, id, text);
  return true;
}

function relayTo(world: World, connection: Connection, guest: Guest, life: string): void {
  if (connection.relay === life) return;
  if (connection.at !== null) run(world, world.rooms.get(connection.at), () => goAway(world, connection));
  connection.relay = life;
  sendAfter(world, 0, { connection, text: '', re: undefined, relay: { life, as: vouch(guest, connection) } });
}

function forward(world: World, connection: Connection, text: string): void {
  sendAfter(world, 0, { connection, text, re: undefined, relay: 'forward' });
}

function vouch(guest: Guest, { token }: Connection): Vouched {
  const { id, name, attire, house, seenAt, isKept, keys, keptKeys } = guest;
  return { id, name, attire, house, seenAt, isKept, keys, keptKeys, token };
}
