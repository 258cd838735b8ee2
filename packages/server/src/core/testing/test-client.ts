import type { BangWire } from '@dustup/bang';
import type { Answer, Json } from '@dustup/kernel';
import {
  applyPatch,
  type ClientMessage,
  type GameSnapshot,
  LONGEST_REQUEST,
  PROTOCOL_VERSION,
  type ServerMessage as AnyMessage,
  type TableInfo,
} from '@dustup/protocol';
import { Lately } from '../lately.ts';
import { parseMessage } from './parse-message.ts';

type ServerMessage = AnyMessage<BangWire>;
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
/** A request; its id is made when it does not say. */
export type Wish = Without<Exclude<ClientMessage, { readonly t: 'hello' | 'ping' }>, 're'> & { readonly re?: string };

export type Reply = Extract<ServerMessage, { readonly t: 'done' | 'refused' }>;
type Events = GameSnapshot<BangWire>['lately'];
type MessageOf<T extends ServerMessage['t']> = Extract<ServerMessage, { readonly t: T }>;

/** A client with a connection that keeps what it is sent and what follows from it. */
export class TestClient {
  readonly texts: { readonly at: number; readonly text: string }[] = [];
  readonly messages: ServerMessage[] = [];
  guest = '';
  token: string | undefined;
  table: TableInfo | undefined;
  seat: number | null = null;
  game: GameSnapshot<BangWire> | null = null;
  /** The code with which the server has closed the connection. */
  closedWith: number | undefined;
  readonly connection: number;
  readonly #deliver: (text: string) => void;
  readonly #hangUp: () => void;
  #requests = 0;

  constructor(connection: number, deliver: (text: string) => void, hangUp: () => void) {
    this.connection = connection;
    this.#deliver = deliver;
    this.#hangUp = hangUp;
  }

  hello(more: { name?: string; token?: string | undefined; link?: string; device?: string; v?: number } = {}): this {
    const { token, ...rest } = more;
    this.#deliver(JSON.stringify({ t: 'hello', v: PROTOCOL_VERSION, ...rest, ...(token !== undefined && { token }) }));
    return this;
  }

  /** Sends a request; returns its id. */
  send(wish: Wish): string {
    this.#requests += 1;
    const { re = `${this.connection}-${this.#requests}` } = wish;
    this.#deliver(JSON.stringify({ ...wish, re }));
    return re;
  }

  sendText(text: string): void {
    this.#deliver(text.slice(0, LONGEST_REQUEST * 2));
  }

  /** Sends a request and gives its reply, if there is one already. */
  ask(wish: Wish): Reply | undefined {
    return this.replyTo(this.send(wish));
  }

  replyTo(re: string): Reply | undefined {
    return this.messages.findLast((one): one is Reply => (one.t === 'done' || one.t === 'refused') && one.re === re);
  }

  answer(answer: Answer, more: { re?: string; ask?: number } = {}): string {
    const { ask = this.game?.ask?.id ?? 0, ...rest } = more;
    return this.send({ t: 'answer', game: this.game?.id ?? '', ask, answer: unlocked(answer), ...rest });
  }

  close(): void {
    this.#hangUp();
  }

  all<T extends ServerMessage['t']>(t: T): MessageOf<T>[] {
    return this.messages.filter((one): one is MessageOf<T> => one.t === t);
  }

  last<T extends ServerMessage['t']>(t: T): MessageOf<T> | undefined {
    return this.all(t).at(-1);
  }

  hear(at: number, text: string): void {
    const message = parseMessage(text);
    this.texts.push({ at, text });
    this.messages.push(message);
    this.#follow(message);
  }

  /** What a client makes of a message. */
  #follow(message: ServerMessage): void {
    if (message.t === 'welcome') {
      this.guest = message.guest;
      this.token = message.token ?? this.token;
    } else if (message.t === 'table') {
      this.table = message.table;
      this.seat = message.seat;
      this.game = message.game;
    } else if (message.t === 'info') {
      this.table = message.table;
      this.seat = message.seat;
    } else if (message.t === 'step') this.#step(message);
    else if (message.t === 'ask' && this.game !== null) this.game = { ...this.game, ask: message.ask };
    else if (message.t === 'clock' && this.game !== null) this.game = { ...this.game, clock: message.clock };
    else if (message.t === 'gone') this.game = null;
  }

  #step(step: MessageOf<'step'>): void {
    const { game } = this;
    if (game === null || game.id !== step.game || step.n !== game.n + 1)
      throw new Error(`step ${step.n} after ${game?.n ?? 'nothing'}`);
    this.game = {
      ...game,
      n: step.n,
      table: patched(game.table, step.table),
      own: patched(game.own, step.own),
      hands: patched(game.hands, step.hands),
      ask: step.ask === undefined ? game.ask : step.ask,
      clock: step.clock,
      lately: latelyAfter(game.lately, step.events),
    };
  }
}

/** What the server would tell of this to whoever comes now. */
function latelyAfter(before: Events, events: Events): Events {
  const lately = new Lately({ turn: 'turnBegan', events: ['eliminated'] });
  lately.note(before);
  lately.note(events);
  return parsePatched<Events>(lately.tell());
}

function patched<T extends Json>(before: T, patch: Json | undefined): T {
  return patch === undefined ? before : parsePatched<T>(applyPatch(before, patch));
}

function parsePatched<T extends Json>(value: Json): T {
  return JSON.parse(JSON.stringify(value));
}

/** An answer as the schema types it. */
function unlocked(answer: Answer): Extract<ClientMessage, { readonly t: 'answer' }>['answer'] {
  return JSON.parse(JSON.stringify(answer));
}
