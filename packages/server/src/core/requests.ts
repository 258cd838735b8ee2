import { assertNever, type Refusal, refuse } from '@dustup/kernel';
import { parseRequest, SHUT_OUT } from '@dustup/protocol';
import { answer } from './answering.ts';
import { say } from './chat.ts';
import { claim, grant, keepSeat, passHost } from './claims.ts';
import { hello } from './connections.ts';
import { type AtTable, atTable, type Context, DONE, LATER, type Reply, type Request } from './context.ts';
import { forget } from './forgetting.ts';
import { broughtBy, forgetDone, isDone, rememberDone } from './guests.ts';
import { countChange, countNewGuest, spendMessage, whyNoChange, whyNoNewGuest } from './limits.ts';
import { dress, link, rename, revoke } from './links.ts';
import { list } from './listing.ts';
import { bot, create, enter, house, idOfCode, leave, roomOfCode, sit, stand } from './lobby.ts';
import { tellDone, tellDoneAgain, tellRefused, under } from './operation.ts';
import { sendNow } from './send-now.ts';
import { offer } from './offer.ts';
import { pledge, reveal } from './parts.ts';
import { handBack, takeOver } from './presence.ts';
import { roomOf } from './room.ts';
import { rematch } from './rematch.ts';
import { isRouted } from './routing.ts';
import { practise } from './practice.ts';
import { mute, remove } from './removing.ts';
import { beIn, moveCursor, series } from './series.ts';
import { run } from './run.ts';
import { tellTable } from './snapshot.ts';
import { isFullUp } from './stall.ts';
import { isBehind } from './stream.ts';
import { start } from './start.ts';
import { isNoted } from './table-state.ts';
import { concede, vote } from './votes.ts';
import { type Connection, type Guest, note, type Room, waitFor, type World } from './world.ts';

/** A message from a client: parsed, counted, and done or refused. `isAbreast`: it has waited for news (see `routing.ts`). */
export function receive(world: World, connection: Connection, text: string, isAbreast = false): void {
  const spent = isAbreast ? 'ok' : spendMessage(world, connection);
  if (spent === 'flood') {
    world.outputs.push({ type: 'close', connection: connection.id, code: SHUT_OUT, reason: 'tooFast' });
    return;
  }
  const message = parseRequest(text);
  if ('wrong' in message || spent === 'tooFast') {
    const { messages, span } = world.settings.limits;
    const why =
      'wrong' in message ? refuse('badMessage', { problem: message.wrong }) : refuse('tooFast', { messages, span });
    const re = 're' in message ? (message.re ?? '') : '';
    run(world, undefined, () => tellRefused(world, connection, re, why));
    if (world.settings.notesRequests) noteRefused(world, connection, re, why);
    return;
  }
  if (isRouted(world, connection, message, text, isAbreast)) return;
  if (message.t === 'ping') {
    sendNow(world, connection, pongText(world, connection));
    return;
  }
  if (message.t === 'hello') {
    run(world, undefined, () => hello(world, connection, message));
    return;
  }
  const { guest } = connection;
  if (guest === undefined)
    run(world, undefined, () => tellRefused(world, connection, message.re, refuse('helloFirst')));
  else if (message.t === 'enter' && isLoading(world, message.code)) queue(world, message.code, connection, text);
  else request(world, connection, guest, message);
}

/** Says how far the game is, so that a client notices a step that it never got; nothing of it while that waits for the disk. */
function pongText(world: World, connection: Connection): string {
  const found = connection.isPassive ? undefined : roomOf(world, connection);
  const room = found !== undefined && isBehind(found, connection) ? undefined : found;
  const { id, game } = room?.state ?? {};
  const isTold = room?.host != null && Math.max(room.publicWrite, connection.held) <= world.committed;
  return game?.isDealt === true && isTold ? `{"t":"pong","at":{"game":"${id}","n":${game.n}}}` : '{"t":"pong"}';
}

/** A table that is being read back is waited for. */
function isLoading(world: World, code: string): boolean {
  return world.loading.has(idOfCode(world, code));
}

function queue(world: World, code: string, connection: Connection, text: string): void {
  const loading = world.loading.get(idOfCode(world, code));
  if (loading !== undefined) waitFor(loading, connection.id, text);
}

/** What changes nothing, or nothing twice, is simply done again. */
const REPEATABLE: readonly Request['t'][] = [
  'list',
  'offer',
  'enter',
  'sync',
  'take',
  'link',
  'back',
  'series',
  'cursor',
];

/** What somebody may do again and again, to and fro. (Moves bring a game to its end, and games are counted.) */
const CHANGES: readonly Request['t'][] = [
  'rename',
  'dress',
  'create',
  'sit',
  'stand',
  'bot',
  'keep',
  'host',
  'claim',
  'grant',
  'in',
  'pledge',
  'house',
  'vote',
  'remove',
  'mute',
  'say',
  'revoke',
];
/** Nobody is kept from leaving: whoever goes too often is not let in again so soon. */
const COUNTED: readonly Request['t'][] = [...CHANGES, 'leave', 'enter', 'rematch', 'reveal'];

function request(world: World, connection: Connection, guest: Guest, message: Request): void {
  const { re, t: what } = message;
  const room = message.t === 'enter' ? roomOfCode(world, message.code) : roomOf(world, connection);
  run(
    world,
    room,
    () => {
      const isOnce = !REPEATABLE.includes(message.t);
      if (isOnce && isDone(guest, re)) {
        tellDone(world, connection, re, broughtBy(guest, re));
        return;
      }
      const isNew = isOnce && !guest.isKept;
      const isTooMuch = isOnce && isFullUp(world);
      const reason = isOnce && isUsed(room, guest, re) ? refuse('repeated') : undefined;
      const reply =
        reason ??
        (isTooMuch ? refuse('notSaved') : undefined) ??
        (isNew ? whyNoNewGuest(world, connection) : undefined) ??
        (CHANGES.includes(message.t) ? whyNoChange(world, guest) : undefined) ??
        replyTo({ world, connection, guest, asked: [guest.id, re] }, message);
      if (isNew && guest.isKept) countNewGuest(world, connection);
      if (COUNTED.includes(message.t) && isWriting(world)) countChange(world, guest);
      if (world.settings.notesRequests) noteRequest(world, connection, message, reply);
      if (reply === LATER) return;
      if (!('done' in reply)) {
        tellRefused(world, connection, re, reply);
        return;
      }
      const brought = reply.with === undefined ? undefined : JSON.stringify(reply.with);
      if (!isOnce) {
        tellDoneAgain(world, connection, re, brought);
        return;
      }
      rememberDone(guest, re, brought);
      under(world).undo.push(() => forgetDone(guest, re));
      tellDone(world, connection, re, brought);
    },
    { request: re, what },
  );
}

/** The table is the one at which this left its sender. Why an answer is refused may follow from a hand: that stays out of any log. */
function noteRequest(world: World, connection: Connection, { re, t: what }: Request, reply: Reply): void {
  const { id } = connection;
  const table = connection.at ?? '';
  const refused = reply === LATER || 'done' in reply ? {} : { refused: what === 'answer' ? 'not told' : reply.refused };
  note(world, 'debug', 'a request', { connection: id, table, request: re, what, ...refused });
}

function noteRefused(world: World, { id: connection }: Connection, request: string, { refused }: Refusal): void {
  note(world, 'debug', 'a request', { connection, request, refused });
}

function isWriting(world: World): boolean {
  const { entries, facts } = under(world);
  return entries.length + facts.length > 0;
}

/** The request made an entry here, longer ago than its reply is remembered. */
function isUsed(room: Room | undefined, guest: Guest, re: string): boolean {
  return room !== undefined && isNoted(room.state, guest.id, re);
}

function replyTo(context: Context, message: Request): Reply {
  switch (message.t) {
    case 'rename':
      return rename(context, message);
    case 'dress':
      return dress(context, message);
    case 'offer':
      return offer(context, message);
    case 'list':
      return list(context, message);
    case 'create':
      return create(context, message);
    case 'enter':
      return enter(context, message);
    case 'revoke':
      return revoke(context);
    case 'forget':
      return forget(context);
    case 'practice':
      return practise(context, message);
    case 'take':
      return take(context);
    case 'sync':
    case 'leave':
    case 'sit':
    case 'stand':
    case 'bot':
    case 'keep':
    case 'host':
    case 'claim':
    case 'grant':
    case 'house':
    case 'start':
    case 'pledge':
    case 'reveal':
    case 'answer':
    case 'back':
    case 'vote':
    case 'concede':
    case 'rematch':
    case 'in':
    case 'series':
    case 'cursor':
    case 'remove':
    case 'mute':
    case 'say':
      return withTable(context, message);
    case 'link':
      return linkFor(context);
    default:
      return assertNever(message);
  }
}

type TableRequest = Exclude<
  Request,
  {
    readonly t:
      | 'rename'
      | 'dress'
      | 'offer'
      | 'list'
      | 'create'
      | 'enter'
      | 'revoke'
      | 'forget'
      | 'take'
      | 'practice'
      | 'link';
  }
>;

/** What clients do by themselves. */
const BY_ITSELF: readonly Request['t'][] = ['sync', 'pledge', 'reveal'];

function withTable(context: Context, message: TableRequest): Reply {
  const at = atTable(context);
  if ('refused' in at) return at;
  // Whoever does something is there; some things are the client's own doing.
  if (!BY_ITSELF.includes(message.t) && message.t !== 'leave') handBack(at.world, at.room, at.guest.id);
  return tableReply(at, message);
}

function tableReply(at: AtTable, message: TableRequest): Reply {
  switch (message.t) {
    case 'sync':
      tellTable(at.world, at.room, at.connection);
      return DONE;
    case 'back':
      return DONE;
    case 'leave':
      return leave(at);
    case 'sit':
      return sit(at, message);
    case 'stand':
      return stand(at);
    case 'bot':
      return bot(at, message);
    case 'keep':
      return keepSeat(at, message);
    case 'host':
      return passHost(at, message);
    case 'claim':
      return claim(at, message);
    case 'grant':
      return grant(at, message);
    case 'house':
      return house(at, message);
    case 'start':
      return start(at, message);
    case 'pledge':
      return pledge(at, message);
    case 'reveal':
      return reveal(at, message);
    case 'answer':
      return answer(at, message);
    case 'vote':
      return vote(at, message);
    case 'concede':
      return concede(at);
    case 'rematch':
      return rematch(at);
    case 'in':
      return beIn(at, message);
    case 'series':
      return series(at);
    case 'cursor':
      return moveCursor(at, message);
    case 'remove':
      return remove(at, message);
    case 'mute':
      return mute(at, message);
    case 'say':
      return say(at, message);
    default:
      return assertNever(message);
  }
}

/** At a table or away from any. */
function linkFor(context: Context): Reply {
  const at = atTable(context);
  if (!('refused' in at)) {
    handBack(at.world, at.room, at.guest.id);
    return link(context, at);
  }
  return at.refused === 'atNoTable' ? link(context, undefined) : at;
}

/** This connection takes the seat that another one of the same guest holds. */
function take({ world, connection, guest }: Context): Reply {
  const room = roomOf(world, connection);
  if (room === undefined) return NO_TABLE;
  takeOver(world, room, connection, guest);
  return DONE;
}

const NO_TABLE: Refusal = refuse('atNoTable');
