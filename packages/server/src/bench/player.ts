import type { Answer } from '@dustup/kernel';
import { decodeQuestion, PROTOCOL_VERSION, type ClientMessage, type WireAsk } from '@dustup/protocol';
import { randomAnswerFrom } from '@dustup/protocol/client';
import { WebSocket } from 'ws';
import { type Heard, parseAskOf, parseHeard } from './parse-heard.ts';

/** What a player tells whoever measures. */
export type Watcher = {
  /** A step of the game has come to this seat. */
  readonly onStep: (player: Player, bytes: number) => void;
  /** The whole table has. */
  readonly onTable: (player: Player) => void;
  readonly onInfo: (player: Player, phase: string) => void;
  readonly onRefused: (player: Player, why: string) => void;
  /** The connection has ended, and not by our doing. */
  readonly onCut: (player: Player) => void;
};

export type Reply = Extract<Heard, { readonly t: 'done' | 'refused' }>;
type Dice = { below(n: number): number };

/** Somebody who plays over a real socket, and looks at as little as possible of what comes. */
export class Player {
  readonly name: string;
  readonly #watcher: Watcher;
  readonly #waiting = new Map<string, (reply: Reply) => void>();
  #socket: WebSocket | undefined;
  #token: string | undefined;
  #welcome: () => void = () => undefined;
  #count = 0;
  /** The step in which we are asked, unread. */
  #unread: Buffer | undefined;
  #ask: WireAsk | null = null;
  game = '';
  n = 0;
  /** Where it is connected. */
  port = 0;
  /** The public frame as it was last sent whole. */
  frame = '';

  constructor(name: string, watcher: Watcher) {
    this.name = name;
    this.#watcher = watcher;
  }

  /** Connects and says hello, as whoever we were before. */
  async connect(port: number): Promise<void> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, {
      perMessageDeflate: false,
      skipUTF8Validation: true,
    });
    this.port = port;
    socket.binaryType = 'nodebuffer';
    socket.on('message', (data) => Buffer.isBuffer(data) && this.#hear(data));
    await new Promise<void>((resolve, reject) => {
      socket.on('error', reject);
      this.#socket = socket;
      this.#welcome = resolve;
      socket.once('open', () => {
        const token = this.#token === undefined ? {} : { token: this.#token };
        this.#send({ t: 'hello', v: PROTOCOL_VERSION, name: this.name, ...token });
      });
      socket.once('close', () => reject(new Error('cut off')));
    });
    if (socket.readyState !== WebSocket.OPEN) throw new Error('cut off');
    socket.once('close', () => this.#lose(socket));
  }

  #lose(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = undefined;
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const [re, resolve] of waiting) resolve({ t: 'refused', re, why: 'cut off' });
    this.#watcher.onCut(this);
  }

  /** The cable is pulled. */
  cut(): void {
    this.#socket?.removeAllListeners('message');
    this.#socket?.terminate();
    this.#socket = undefined;
    this.#waiting.clear();
  }

  request(message: WithoutRe): Promise<Reply> {
    const re = this.#newRe();
    return new Promise((resolve) => {
      this.#waiting.set(re, resolve);
      this.#send({ ...message, re });
    });
  }

  /** A legal answer by chance, if we are asked something. */
  answerTo(dice: Dice): Answer | undefined {
    if (this.#unread !== undefined) this.#ask = parseAskOf(this.#unread);
    this.#unread = undefined;
    const question = this.#ask?.question;
    return question === undefined ? undefined : randomAnswerFrom(decodeQuestion(question), dice);
  }

  /** What we are asked, in bytes on the wire. */
  get questionBytes(): number {
    return Buffer.byteLength(JSON.stringify(this.#ask));
  }

  /** Answers what we are asked. */
  answer(answer: Answer): Promise<Reply> {
    const ask = this.#ask?.id ?? 0;
    const slots = Object.fromEntries(
      Object.entries(answer).map(([slot, value]) => [slot, typeof value === 'object' ? [...value] : value]),
    );
    this.#ask = null;
    return this.request({ t: 'answer', game: this.game, ask, answer: slots });
  }

  #newRe(): string {
    this.#count += 1;
    return `${this.name}-${this.#count}`;
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #hear(data: Buffer): void {
    const heard = parseHeard(data);
    switch (heard.t) {
      case 'step':
        this.n = heard.n;
        this.game = heard.game;
        if (heard.ask !== 'same') [this.#unread, this.#ask] = [heard.ask === 'new' ? data : undefined, null];
        return this.#watcher.onStep(this, data.length);
      case 'table':
        this.#unread = undefined;
        this.#ask = heard.game?.ask ?? null;
        this.game = heard.game?.id ?? '';
        this.n = heard.game?.n ?? 0;
        this.frame = JSON.stringify(heard.game?.table ?? null);
        return this.#watcher.onTable(this);
      case 'info':
        return this.#watcher.onInfo(this, heard.phase);
      case 'welcome':
        this.#token = heard.token ?? this.#token;
        return this.#welcome();
      case 'refused':
        this.#watcher.onRefused(this, heard.why);
        return this.#settle(heard);
      case 'done':
        return this.#settle(heard);
      case 'ask':
      case 'other':
        return undefined;
    }
  }

  #settle(reply: Reply): void {
    this.#waiting.get(reply.re)?.(reply);
    this.#waiting.delete(reply.re);
  }
}

type WithoutRe = ClientMessage extends infer One
  ? One extends { readonly re: string }
    ? Omit<One, 're'>
    : never
  : never;
