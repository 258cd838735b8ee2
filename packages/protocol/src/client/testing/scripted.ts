import type { Json } from '@dustup/kernel';
import type { ServerMessage } from '../../messages.ts';
import { type ClientMessage, parseRequest } from '../../parse-request.ts';
import { type Client, createClient } from '../client.ts';
import type { ClientInput, ClientOptions, ClientOutput, Identity, Request } from '../ports.ts';

type Happening = ClientInput extends infer I ? (I extends ClientInput ? Omit<I, 'now'> : never) : never;

/** A client whose server and clock are the test's. */
export class Scripted {
  readonly client: Client;
  now = 1000;
  connection = 0;
  identity: Identity | null = null;
  /** What it did last, and what it has sent since somebody looked. */
  outputs: ClientOutput[] = [];
  #sent: ClientMessage[] = [];
  #res = 0;
  #wakeAt = Number.POSITIVE_INFINITY;

  constructor(options: Partial<ClientOptions> = {}) {
    this.client = createClient({ newRe: () => `own${++this.#res}`, chance: () => 0.5, ...options });
  }

  does(happening: Happening): this {
    this.outputs = this.client.handle({ ...happening, now: this.now });
    for (const output of this.outputs) {
      if (output.type === 'connect') this.connection = output.connection;
      if (output.type === 'remember') this.identity = output.identity;
      if (output.type === 'forget') this.identity = null;
      if (output.type === 'wake') this.#wakeAt = output.at;
      if (output.type === 'send') this.#sent.push(readable(output.text));
    }
    return this;
  }

  connects(): this {
    return this.does({ type: 'connected', connection: this.connection, identity: this.identity });
  }

  hears(...messages: readonly (ServerMessage | Json)[]): this {
    for (const message of messages)
      this.does({ type: 'received', connection: this.connection, text: JSON.stringify(message) });
    return this;
  }

  loses(code?: number, reason?: string): this {
    const closed = { ...(code !== undefined && { code }), ...(reason !== undefined && { reason }) };
    return this.does({ type: 'disconnected', connection: this.connection, ...closed });
  }

  wants(request: Request): this {
    return this.does({ type: 'request', request });
  }

  /** Time goes by, with a timer whenever one was wished for. */
  waits(milliseconds: number): this {
    const until = this.now + milliseconds;
    for (let at = this.#wakeAt; at <= until; at = this.#wakeAt) {
      this.now = Math.max(this.now, at);
      this.#wakeAt = Number.POSITIVE_INFINITY;
      this.does({ type: 'timer' });
    }
    this.now = until;
    return this;
  }

  /** What has been sent since the last look. */
  get sent(): ClientMessage[] {
    return this.#sent.splice(0);
  }

  /** On line as a guest that the server knows. */
  online(): this {
    this.does({ type: 'open' }).connects().hears(WELCOME);
    this.#sent = [];
    return this;
  }
}

/** Whatever a client sends, the server must be able to read. */
export function readable(text: string): ClientMessage {
  const message = parseRequest(text);
  if ('wrong' in message) throw new Error(`unreadable: ${message.wrong}`);
  return message;
}

export const WELCOME: Extract<ServerMessage, { t: 'welcome' }> = {
  t: 'welcome',
  v: 2,
  build: 'b1',
  guest: 'g1',
  name: 'Ann',
  house: null,
  games: ['bang'],
  tables: [],
};
