import { type Answer, refuse } from '@dustup/kernel';
import { type Client, createClient } from './client.ts';
import { IdentityStore, type StoragePort } from './identity.ts';
import type { FairNote } from './own-part.ts';
import type { ClientInput, ClientOptions, ClientOutput, Reply, Wish } from './ports.ts';
import type { GameOnWire } from '../game.ts';
import { parseKnown } from './parse-message.ts';
import type { ClientState } from './state.ts';

export type { StoragePort };

/** The part of a WebSocket that is needed: a browser's, Node's own, or that of a test. */
type Socket = {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'message' | 'close' | 'error', listener: (event: object) => void): void;
};

export type ConnectOptions = Pick<ClientOptions, 'build' | 'link' | 'name' | 'patience'> & {
  readonly WebSocket?: new (url: string) => Socket;
  /** For a socket that was opened before; else one is made. */
  readonly open?: (url: string) => Socket;
  /** `localStorage` in a browser. Without one the guest is forgotten with the connection. */
  readonly storage?: StoragePort;
};

/** Connects, and stays connected until it is closed. The URL is `ws://…/socket` or `wss://…/socket`. */
export function connect<G extends GameOnWire = GameOnWire>(url: string, options: ConnectOptions = {}): Connection<G> {
  return new Connection<G>(url, options);
}

/** The client with a real socket, clock and storage. `subscribe` and `getState` suit `useSyncExternalStore`. */
export class Connection<G extends GameOnWire = GameOnWire> {
  readonly #url: string;
  readonly #newSocket: (url: string) => Socket;
  readonly #client: Client;
  readonly #identity: IdentityStore;
  readonly #storage: StoragePort | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #waiting = new Map<string, (reply: Reply) => void>();
  #socket: Socket | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(url: string, { WebSocket = globalThis.WebSocket, open, storage, ...options }: ConnectOptions) {
    this.#url = url;
    this.#newSocket = open ?? ((address) => new WebSocket(address));
    this.#identity = new IdentityStore(storage);
    this.#storage = storage;
    this.#client = createClient({ ...options, newRe, newPart, chance: Math.random });
    this.#handle({ type: 'open', now: this.now() });
  }

  get state(): ClientState<G> {
    return parseKnown<G>(this.#client.state);
  }

  readonly getState = (): ClientState<G> => this.state;

  /** Calls whenever the state has become another one. Returns what ends it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** The clock in which `endsAt` and `retryAt` are told. */
  now(): number {
    return performance.now();
  }

  /** Asks for something; whatever happens to the connection meanwhile, it happens once, and the answer comes. */
  request(wish: Wish): Promise<Reply> {
    const re = newRe();
    const { promise, resolve } = Promise.withResolvers<Reply>();
    this.#waiting.set(re, resolve);
    this.#handle({ type: 'request', request: { ...wish, re }, now: this.now() });
    return promise;
  }

  /** Answers what we are asked now. */
  answer(answer: Answer): Promise<Reply> {
    const game = this.state.table?.game;
    if (game?.ask == null) return Promise.resolve({ t: 'refused', re: '', why: refuse('notAsked') });
    return this.request({ t: 'answer', game: game.id, ask: game.ask.id, answer: writable(answer) });
  }

  /** Tries at once instead of waiting: somebody looks, or the network is back. */
  retry(): void {
    this.#handle({ type: 'open', now: this.now() });
  }

  /** The network has gone: what is still open says nothing more. */
  drop(): void {
    this.#socket?.close();
  }

  close(): void {
    this.#handle({ type: 'close', now: this.now() });
    clearTimeout(this.#timer);
  }

  #handle(input: ClientInput): void {
    const outputs = this.#client.handle(input);
    for (const output of outputs) this.#do(output);
    if (outputs.some(({ type }) => type === 'changed')) for (const listener of this.#listeners) listener();
  }

  #do(output: ClientOutput): void {
    switch (output.type) {
      case 'connect':
        return this.#open(output.connection);
      case 'disconnect':
        return this.#socket?.close();
      case 'send':
        return this.#socket?.send(output.text);
      case 'wake':
        return this.#wake(output.at);
      case 'remember':
        return this.#identity.write(output.identity);
      case 'forget':
        return this.#identity.forget(output.token);
      case 'note':
        // Should it fail, nothing is kept, and nothing else is lost.
        this.#keepNote(output.note).catch(() => undefined);
        return;
      case 'settled':
        this.#waiting.get(output.re)?.(output.reply);
        this.#waiting.delete(output.re);
        return;
      case 'changed':
        return;
    }
  }

  /** Wanted once a game, and not before cards are dealt: a page loads the code for it then. */
  async #keepNote(note: FairNote): Promise<void> {
    if (this.#storage === undefined) return;
    const { keepFairNote } = await import('./fair-notes.ts');
    keepFairNote(this.#storage, note);
  }

  #wake(at: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#handle({ type: 'timer', now: this.now() }), Math.max(0, at - this.now()));
  }

  #open(connection: number): void {
    const socket = this.#newSocket(this.#url);
    this.#socket = socket;
    socket.addEventListener('open', () =>
      this.#handle({ type: 'connected', connection, identity: this.#identity.read(), now: this.now() }),
    );
    socket.addEventListener('message', (event) => {
      if ('data' in event && typeof event.data === 'string')
        this.#handle({ type: 'received', connection, text: event.data, now: this.now() });
    });
    // A `close` follows each `error`, where there is something to be said about it.
    socket.addEventListener('error', () => undefined);
    socket.addEventListener('close', (event) => {
      const code = 'code' in event && typeof event.code === 'number' ? { code: event.code } : {};
      const reason = 'reason' in event && typeof event.reason === 'string' ? { reason: event.reason } : {};
      this.#handle({ type: 'disconnected', connection, ...code, ...reason, now: this.now() });
    });
  }
}

/** 96 bits: never the same twice. `randomUUID` is not to be had on a page that came without TLS. */
function newRe(): string {
  return chance(12);
}

function newPart(): string {
  return chance(32);
}

function chance(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function writable(answer: Answer): { [slot: string]: string | number | (string | number)[] } {
  return Object.fromEntries(
    Object.entries(answer).map(([slot, value]) => [slot, typeof value === 'object' ? [...value] : value]),
  );
}
