import { INTERJECT, type Json, type Refusal, refuse } from '@dustup/kernel';
import { LONGEST_REQUEST } from '../limits.ts';
import {
  CROWDED_OUT,
  PROTOCOL_VERSION,
  type ServerMessage,
  SHUT_OUT,
  type TableInfo,
  SIGNED_OUT,
  TRY_LATER,
} from '../messages.ts';
import { Line } from './line.ts';
import { Mirror, type TableMessage } from './mirror.ts';
import { OwnPart } from './own-part.ts';
import { parseServerMessage } from './parse-message.ts';
import { Pending } from './pending.ts';
import { type ClientInput, type ClientOptions, type ClientOutput, type Identity, PATIENCE } from './ports.ts';
import type { Reply, Request } from './ports.ts';
import { keepsSeat, withoutTable, withTable } from './seats-held.ts';
import { type ClientState, type Gone, type Me, NOTHING_KNOWN } from './state.ts';
import { BREATH, Whereabouts } from './whereabouts.ts';

export function createClient(options: ClientOptions): Client {
  return new Client(options);
}

/**
 * One guest's end of the wire, pure: `handle` takes what happens and says what is to be done. Sockets, clocks and storage are the
 * adapter's (`connect.ts`) or a simulation's.
 */
class Client {
  readonly #options: ClientOptions;
  readonly #line: Line;
  readonly #mirror = new Mirror();
  readonly #where = new Whereabouts();
  readonly #pending: Pending;
  readonly #ownPart: OwnPart | undefined;
  #state: ClientState = NOTHING_KNOWN;
  #outputs: ClientOutput[] = [];
  #link: string | undefined;
  /** A link is good for one device: this is how the server knows us, should its first welcome be lost. */
  readonly #device: string;
  /** The token we have come with, or were given. */
  #token: string | undefined;
  #watchesTables = false;
  #wokenAt = Number.POSITIVE_INFINITY;

  constructor(options: ClientOptions) {
    const patience = { ...PATIENCE, ...options.patience };
    this.#options = options;
    this.#link = options.link;
    this.#device = options.link === undefined ? '' : options.newRe();
    this.#pending = new Pending(patience.reply);
    this.#ownPart = options.newPart && new OwnPart(options.newPart);
    this.#line = new Line({ patience, chance: options.chance, out: (output) => this.#outputs.push(output) });
  }

  get state(): ClientState {
    return this.#state;
  }

  /** Requests that have no answer yet. */
  get pending(): readonly Request[] {
    return this.#pending.requests;
  }

  handle(input: ClientInput): ClientOutput[] {
    this.#take(input);
    if (this.#line.phase === 'online') this.#sendDue(input.now);
    this.#reflect();
    this.#wake(input);
    const outputs = this.#outputs;
    this.#outputs = [];
    return outputs;
  }

  #take(input: ClientInput): void {
    const { now } = input;
    switch (input.type) {
      case 'open':
        return this.#line.dial(now);
      case 'connected':
        if (this.#line.isCurrent(input.connection)) this.#greet(input.identity, now);
        return;
      case 'received':
        if (this.#line.isCurrent(input.connection)) this.#receive(input.text, now);
        return;
      case 'disconnected':
        if (this.#line.isCurrent(input.connection)) this.#cutOff(input, now);
        return;
      case 'timer':
        if (this.#line.tick(now)) this.#lose(now);
        return;
      case 'request':
        return this.#request(input.request, now);
      case 'close':
        this.#end('closed');
    }
  }

  // --- The connection ------------------------------------------------------------------------------------------------

  #greet(identity: Identity | null, now: number): void {
    const { build, name } = this.#options;
    this.#token = identity?.token;
    this.#line.heard(now);
    this.#line.phase = 'greeting';
    this.#line.send({
      t: 'hello',
      v: PROTOCOL_VERSION,
      ...(build === undefined ? {} : { build }),
      ...(identity === null ? {} : { token: identity.token }),
      ...(this.#link === undefined ? {} : { link: this.#link, device: this.#device }),
      ...(name === undefined ? {} : { name }),
    });
    // Whoever comes to a table says so in the same breath: that saves a way there and back.
    if (this.#pending.requests[0]?.t === 'enter') this.#sendDue(now, 1);
  }

  #cutOff({ code, reason }: Closed, now: number): void {
    if (code === SIGNED_OUT) {
      this.#forgetToken();
      return this.#end('signedOut');
    }
    if (code === CROWDED_OUT) return this.#giveWay(now);
    const why = whyShutOut(code, reason);
    this.#lose(now, why);
    if (why === undefined || !LASTING.includes(why.refused)) return;
    // That may last. What the server may have done already waits for its answer; nothing else need.
    for (const { t, re } of this.#pending.unsent) {
      this.#settle({ t: 'refused', re, why });
      if (t === 'answer') this.#mirror.setAnswering(null);
    }
  }

  /** Newer windows are open than this one. If nobody waits here for an answer, it comes back when somebody wants something. */
  #giveWay(now: number): void {
    this.#lose(now);
    if (this.#pending.requests.length > 0) return;
    this.#line.rest();
    this.#where.isElsewhere = this.#where.code !== null;
    this.#update({ status: 'elsewhere' });
  }

  /** `why`: the server does not want us, and has said so. */
  #lose(now: number, why?: Refusal): void {
    // It may have said more while we greeted.
    const said = this.#line.phase === 'greeting' ? this.#state.problem : null;
    this.#update({ problem: why === undefined || said?.refused === why.refused ? said : why });
    this.#line.lost(now);
    this.#pending.unsend();
    this.#where.disconnected();
  }

  #welcome(message: Extract<ServerMessage, { t: 'welcome' }>, now: number): void {
    const { guest, name, attire, house, games, tables, build, token, why = null } = message;
    this.#line.welcomed(now);
    this.#link = undefined;
    const me = { guest, name, ...(attire !== undefined && { attire }), house, games, tables, build };
    this.#update({ me, isRestarting: false, problem: why });
    if (token !== undefined) this.#remember({ token, guest });
    const { code, isElsewhere } = this.#where;
    const isPassive = isElsewhere && !this.#pending.has('take');
    if (code !== null && !isPassive && this.#pending.requests[0]?.t !== 'enter') this.#enter(code);
    if (this.#watchesTables) this.#pending.addOwn({ t: 'list', re: this.#options.newRe(), on: true });
  }

  #remember(identity: Identity): void {
    this.#token = identity.token;
    this.#outputs.push({ type: 'remember', identity });
  }

  #forgetToken(): void {
    if (this.#token !== undefined) this.#outputs.push({ type: 'forget', token: this.#token });
    this.#token = undefined;
  }

  #end(status: 'closed' | 'reload' | 'signedOut'): void {
    if (this.#line.phase === 'ended') return;
    this.#line.end();
    this.#update({ status, retryAt: null });
    for (const { re } of this.#pending.requests) this.#settle({ t: 'refused', re, why: refuse(status) });
  }

  // --- What we want --------------------------------------------------------------------------------------------------

  #request(request: Request, now: number): void {
    const why = this.#whyNotSend(request);
    if (why !== undefined) {
      this.#outputs.push({ type: 'settled', re: request.re, reply: { t: 'refused', re: request.re, why } });
      return;
    }
    if (request.t === 'list') this.#watchTables(request.on);
    const { code, isEntered } = this.#where;
    if (request.t === 'take' && this.#line.phase === 'online' && !isEntered && code !== null) this.#enter(code);
    this.#pending.add(request);
    if (this.#line.phase === 'idle' && this.#state.status === 'elsewhere') this.#line.dial(now);
    this.#markAnswering();
  }

  /** What the server could not even read has no answer, and would be repeated for ever. */
  #whyNotSend(request: Request): Refusal | undefined {
    if (this.#line.phase === 'ended') return refuse(this.#state.status);
    const { length } = new TextEncoder().encode(JSON.stringify(request));
    return length > LONGEST_REQUEST ? refuse('tooLong', { length, most: LONGEST_REQUEST }) : undefined;
  }

  #watchTables(on: boolean): void {
    this.#watchesTables = on;
    if (!on) this.#update({ tables: null });
  }

  #enter(code: string): void {
    this.#pending.addOwn({ t: 'enter', re: this.#options.newRe(), code });
  }

  #wantSync(now: number): void {
    if (!this.#pending.has('sync')) this.#where.wantSync(now);
  }

  #sendDue(now: number, most = Number.POSITIVE_INFINITY): void {
    if (this.#where.isSyncDue(now)) this.#pending.addOwn({ t: 'sync', re: this.#options.newRe() });
    for (const request of this.#pending.due(now, most)) {
      this.#where.sending(request);
      this.#line.send(request);
    }
  }

  // --- What we hear --------------------------------------------------------------------------------------------------

  #receive(text: string, now: number): void {
    this.#line.heard(now);
    const message = parseServerMessage(text);
    if (message === undefined) return;
    if (message.t === 'reload') return this.#end('reload');
    if (message.t === 'welcome') {
      if (this.#line.phase === 'greeting') this.#welcome(message, now);
    } else if (this.#line.phase === 'online') this.#hear(message, now);
    else if (message.t === 'restart') this.#line.expectRestart(message.after);
    else if (message.t === 'refused') this.#update({ problem: message.why });
  }

  #hear(message: Exclude<ServerMessage, { t: 'welcome' | 'reload' }>, now: number): void {
    switch (message.t) {
      case 'tables':
        if (this.#watchesTables) this.#update({ tables: message.tables });
        return;
      case 'done':
      case 'refused':
        return this.#hearReply(message, now);
      case 'elsewhere':
        this.#where.isElsewhere = true;
        return;
      case 'gone':
        return this.#leave(message.why, message.by);
      case 'cursor': {
        const { game, at, name } = message;
        return this.#update({ cursor: { game, at, name } });
      }
      case 'restart':
        this.#line.expectRestart(message.after);
        return this.#update({ isRestarting: true });
      case 'pong':
        if (message.at !== undefined && this.#isBehind(message.at)) this.#wantSync(now);
        return;
      default:
        return this.#hearOfTable(message, now);
    }
  }

  #hearOfTable(message: TableMessage, now: number): void {
    try {
      if (message.t === 'table') this.#where.told(message.table.code);
      if (!this.#mirror.take(message, now)) this.#wantSync(now);
    } catch {
      // Not what we understand: the whole table may be.
      this.#wantSync(now);
      return;
    }
    if (message.t === 'table' || message.t === 'info')
      this.#playFair(message.table, message.seat, message.t === 'table');
    if (message.t === 'table') this.#update({ gone: null });
    if ('ask' in message || message.t === 'table') this.#markAnswering();
  }

  /** Adds our part to the seed of the game that begins here. */
  #playFair(info: TableInfo, seat: number | null, isAnew: boolean): void {
    const before = this.#ownPart?.note;
    const wish = this.#ownPart?.look(info, seat, isAnew);
    if (wish !== undefined && !this.#pending.has(wish.t)) this.#pending.addOwn({ ...wish, re: this.#options.newRe() });
    const note = this.#ownPart?.note;
    if (note !== undefined && note !== before) this.#outputs.push({ type: 'note', note });
  }

  #isBehind({ game, n }: { readonly game: string; readonly n: number }): boolean {
    const known = this.#mirror.table?.game;
    return this.#where.code !== null && (known?.id !== game || known.n < n);
  }

  /** An answer under way is one to the question as it stands now. */
  #markAnswering(): void {
    const game = this.#mirror.table?.game;
    if (game?.ask == null) return;
    const { id, ask } = game;
    const under = this.#pending.requests.findLast((one) => one.t === 'answer' && one.game === id && one.ask === ask.id);
    if (under?.t === 'answer') this.#mirror.setAnswering(under.answer);
  }

  #leave(why: Gone['why'], by?: string): void {
    const { code } = this.#where;
    if (code !== null) {
      this.#update({ gone: by === undefined ? { code, why } : { code, why, by } });
      if (!keepsSeat(this.#mirror.table, why)) this.#holdSeats((tables) => withoutTable(tables, code));
    }
    this.#where.left();
    this.#mirror.leave();
  }

  #hearReply(reply: Reply, now: number): void {
    // What was too fast will do later: nobody need hear of it.
    if (reply.t === 'refused' && reply.why.refused === 'tooFast' && this.#pending.delay(reply.re, now + BREATH)) return;
    // We have been forgotten, from another window: we come again, and ask again.
    if (reply.t === 'refused' && reply.why.refused === 'helloFirst') return this.#hangUp(now);
    const request = this.#settle(reply);
    if (request === undefined) return;
    if (reply.t === 'done') this.#hearDone(request, reply.with, now);
    else this.#hearRefused(request, reply.why, now);
  }

  /** The request this answers, told to whoever waits for it; undefined for a repeat. */
  #settle(reply: Reply): (Request & { readonly isOwn: boolean }) | undefined {
    const found = this.#pending.settle(reply.re);
    if (found === undefined) return undefined;
    if (!found.isOwn) this.#outputs.push({ type: 'settled', re: reply.re, reply });
    return { ...found.request, isOwn: found.isOwn };
  }

  #hearDone(request: Request, found: Json | undefined, now: number): void {
    const { me } = this.#state;
    const text = textsIn(found);
    this.#where.done(request, now);
    if (request.t === 'leave') this.#leave('left');
    if (request.t === 'mute') this.#mirror.setMuted(request.guest, request.on);
    // Whoever has cut in is asked the same as before.
    if (request.t === 'answer' && INTERJECT in request.answer) this.#mirror.setAnswering(null);
    // Made before we were cut off, but not entered on this connection.
    if (request.t === 'create' && text['code'] !== undefined && text['code'] !== this.#where.code) {
      this.#where.code = text['code'];
      this.#enter(text['code']);
    }
    if (request.t === 'rename' && me !== null) this.#update({ me: { ...me, name: text['name'] ?? request.name } });
    if (request.t === 'dress' && me !== null)
      this.#update({ me: { ...me, attire: { hat: request.hat, colour: request.colour } } });
    if (request.t === 'revoke' && me !== null && text['token'] !== undefined)
      this.#remember({ token: text['token'], guest: me.guest });
    if (request.t === 'forget') this.#forget(now);
  }

  /** Nobody here knows us any more: we come back as somebody new. */
  #forget(now: number): void {
    this.#forgetToken();
    this.#leave('left');
    this.#update({ me: null });
    this.#hangUp(now);
  }

  #hangUp(now: number): void {
    this.#outputs.push({ type: 'disconnect', connection: this.#line.connection });
    this.#lose(now);
  }

  #hearRefused(request: Request & { readonly isOwn: boolean }, why: Refusal, now: number): void {
    const { code } = this.#where;
    if (why.refused === 'elsewhere') this.#where.isElsewhere = true;
    // Gone from there without a word: if the table is still there, we are back at once.
    if (why.refused === 'atNoTable' && code !== null && !this.#pending.has('enter')) this.#enter(code);
    if (request.t === 'answer') {
      this.#mirror.setAnswering(null);
      this.#wantSync(now);
    }
    if (request.t === 'enter' && why.refused === 'noSuchTable')
      this.#holdSeats((tables) => withoutTable(tables, request.code));
    if (request.isOwn && request.t === 'enter') this.#leave(why.refused === 'damaged' ? 'damaged' : 'closed');
  }

  // --- What we show --------------------------------------------------------------------------------------------------

  #update(change: Partial<ClientState>): void {
    this.#state = { ...this.#state, ...change };
  }

  #holdSeats(change: (tables: Me['tables']) => Me['tables']): void {
    const { me } = this.#state;
    if (me === null) return;
    const tables = change(me.tables);
    if (tables !== me.tables) this.#update({ me: { ...me, tables } });
  }

  /** Brings the state up to date, and says so if it has become another one. */
  #reflect(): void {
    const { phase, retryAt } = this.#line;
    const { table } = this.#mirror;
    if (table !== null && table !== this.#state.table) this.#holdSeats((tables) => withTable(tables, table));
    const before = this.#state;
    let { status } = before;
    if (phase === 'online') status = this.#where.isElsewhere ? 'elsewhere' : 'online';
    if (phase === 'waiting') status = 'lost';
    if (status !== before.status || retryAt !== before.retryAt || table !== before.table)
      this.#state = { ...before, status, retryAt, table };
    if (this.#state !== this.#shown) this.#outputs.push({ type: 'changed' });
    this.#shown = this.#state;
  }
  #shown: ClientState = NOTHING_KNOWN;

  #wake({ type, now }: ClientInput): void {
    if (type === 'timer') this.#wokenAt = Number.POSITIVE_INFINITY;
    const isOnline = this.#line.phase === 'online';
    const due = isOnline ? Math.min(this.#pending.nextDue, this.#where.syncAt) : Number.POSITIVE_INFINITY;
    const at = Math.max(now, Math.min(this.#line.nextDue, due));
    if (at === this.#wokenAt || at === Number.POSITIVE_INFINITY) return;
    this.#wokenAt = at;
    this.#outputs.push({ type: 'wake', at });
  }
}

export type { Client };

type Closed = Pick<Extract<ClientInput, { readonly type: 'disconnected' }>, 'code' | 'reason'>;

/** Reasons against a connection that may hold for as long as others stay. */
const LASTING: readonly string[] = ['serverFull', 'tooManyFromAddress', 'tooManyConnections'];

/** The reason with which our server ends a connection names a refusal; others may say what they like. */
function whyShutOut(code: number | undefined, reason = ''): Refusal | undefined {
  if (code !== TRY_LATER && code !== SHUT_OUT) return undefined;
  return /^[a-z][a-zA-Z]{1,39}$/.test(reason) ? refuse(reason) : refuse('notNow');
}

function textsIn(found: Json | undefined): { readonly [name: string]: string | undefined } {
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return {};
  return Object.fromEntries(
    Object.entries(found).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
}
