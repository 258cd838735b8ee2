import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LONGEST_REQUEST, SHUT_OUT } from '@dustup/protocol';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { askedHost, clientAddress, countedAddress } from './client-address.ts';
import type { Driver } from './driver.ts';
import { Floods } from './floods.ts';
import { FrameCount } from './frame-count.ts';
import { isOwnHost } from './own-hosts.ts';
import type { Metrics } from './metrics.ts';
import type { Trust } from './settings/parse-values.ts';

export type SocketOptions = {
  readonly driver: Driver;
  readonly metrics: Metrics;
  /** Where the socket is found: behind a proxy with the base path, or without if it takes that off. */
  readonly paths: readonly string[];
  readonly trust: Trust;
  /** Origins of pages that may connect, besides the host that was asked for. */
  readonly origins: readonly string[];
  readonly compresses: boolean;
  readonly mostConnections: number;
  /** Frames of any kind that one connection may send in a span of milliseconds. */
  readonly frames: { readonly most: number; readonly span: number };
  /** Milliseconds between two turns of the heartbeat. */
  readonly turn?: number | undefined;
  /** Why nobody may connect at present. */
  readonly whyNotNow: () => string | undefined;
};

/** A connection that lets so much pile up unread is cut. */
const MOST_UNREAD = 1_000_000;
/**
 * Every connection is pinged once in so many turns of so many milliseconds; one that has not answered the ping before is dead, and one that
 * has said nothing at all since the ping before is shut out. So the others see within five seconds that somebody is away.
 */
const TURNS = 9;
const TURN = 250;
const TEXT_ONLY = 1003;
const GOING_AWAY = 1012;
const AS_TEXT = { binary: false };

type Guest = {
  readonly socket: WebSocket;
  readonly address: string;
  /** A ping is out, and nothing has come since. */
  isSilent: boolean;
  /** Has never said anything. */
  isMute: boolean;
  beats: number;
  /** Frames it has sent in the span that began then. */
  readonly sent: { frames: number; since: number };
};

/** Connections over WebSocket: lets them in, passes on what they say, and notices when they are gone. */
export class Sockets {
  readonly #options: SocketOptions;
  readonly #server: WebSocketServer;
  readonly #open = new Map<number, Guest>();
  readonly #heartbeat: NodeJS.Timeout;
  readonly #floods = new Floods(() => performance.now());
  #turn = 0;

  constructor(http: Server, options: SocketOptions) {
    this.#options = options;
    this.#server = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      maxPayload: LONGEST_REQUEST,
      perMessageDeflate: options.compresses,
      // answered by hand: what fills the line counts, whoever asked for it
      autoPong: false,
    });
    http.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
    this.#heartbeat = setInterval(() => this.#beat(), options.turn ?? TURN);
    this.#heartbeat.unref();
  }

  get count(): number {
    return this.#open.size;
  }

  /** Ends every connection, politely first. */
  async close(patience: number): Promise<void> {
    clearInterval(this.#heartbeat);
    const sockets = [...this.#open.values()].map(({ socket }) => socket);
    const closed = sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
    for (const socket of sockets) socket.close(GOING_AWAY, 'restart');
    const late = setTimeout(() => {
      for (const socket of sockets) socket.terminate();
    }, patience);
    await Promise.all(closed);
    clearTimeout(late);
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const ignore = () => undefined;
    socket.on('error', ignore);
    const address = countedAddress(clientAddress(request, this.#options.trust));
    const refusal = this.#whyNot(request, address);
    if (refusal !== undefined) {
      this.#options.metrics.refused.inc({ why: refusal.why });
      return refuse(socket, refusal.status, refusal.says);
    }
    this.#server.handleUpgrade(request, socket, head, (opened) => {
      socket.off('error', ignore);
      this.#welcome(opened, socket, address);
    });
  }

  #whyNot(request: IncomingMessage, address: string): Refusal | undefined {
    const { paths, mostConnections, whyNotNow } = this.#options;
    if (!paths.includes(request.url?.split('?')[0] ?? ''))
      return { status: '404 Not Found', why: 'path', says: `The socket is at ${paths[0]}.` };
    if (!this.#isOriginRight(request))
      return {
        status: '403 Forbidden',
        why: 'origin',
        says: 'This page may not connect here: is its address the --public-url, or among the --origins?',
      };
    if (this.#floods.isShutOut(address))
      return { status: '429 Too Many Requests', why: 'flood', says: 'Too much came from your address: wait a minute.' };
    const notNow = whyNotNow();
    if (notNow !== undefined) return { status: '503 Service Unavailable', why: 'not-ready', says: notNow };
    // the core counts too and says so in its own words: this only keeps a flood from costing a handshake each
    if (this.#open.size >= mostConnections * 1.1 + 10)
      return { status: '503 Service Unavailable', why: 'full', says: 'The server is full.' };
    return undefined;
  }

  /** A browser says which page connects: it must be our own, under a name that is ours. What is no browser says nothing and has no cookies to abuse. */
  #isOriginRight(request: IncomingMessage): boolean {
    const { origin } = request.headers;
    if (origin === undefined) return true;
    if (this.#options.origins.includes(origin)) return true;
    const { host, isVouchedFor } = askedHost(request, this.#options.trust);
    const isOurs = isVouchedFor || isOwnHost(host, this.#options.origins);
    return isOurs && URL.parse(origin)?.host === host.toLowerCase();
  }

  #welcome(socket: WebSocket, line: Duplex, address: string): void {
    const { driver, metrics } = this.#options;
    const guest: Guest = { socket, address, isSilent: false, isMute: true, beats: 0, sent: { frames: 0, since: 0 } };
    const counter = new FrameCount();
    metrics.opened.inc();
    line.on('data', (bytes: Buffer) => this.#countFrames(guest, counter.count(bytes)));
    socket.on('message', (data, isBinary) => {
      // whoever is being shut out may talk on for a while
      if (socket.readyState !== WebSocket.OPEN) return;
      metrics.received.inc();
      guest.isSilent = false;
      guest.isMute = false;
      if (isBinary) socket.close(TEXT_ONLY, 'text only');
      else driver.received(connection, textOf(data));
    });
    socket.on('ping', (data) => {
      guest.isSilent = false;
      if (socket.readyState !== WebSocket.OPEN) return;
      socket.pong(data);
      this.#cutIfUnread(socket);
    });
    socket.on('pong', () => {
      guest.isSilent = false;
    });
    // an oversized or broken frame: ws closes the connection with the right code
    socket.on('error', () => metrics.cut.inc({ why: 'broken' }));
    socket.on('close', () => {
      this.#open.delete(connection);
      driver.closed(connection);
    });
    const connection = driver.open(address, {
      send: (bytes) => {
        if (line.writableCorked === 0) line.cork();
        this.#send(socket, bytes);
      },
      flush: () => line.uncork(), // does nothing the second time
      close: (code, reason) => socket.close(code, reason),
    });
    this.#open.set(connection, guest);
  }

  #send(socket: WebSocket, bytes: Buffer): void {
    if (socket.readyState !== WebSocket.OPEN) return;
    socket.send(bytes, AS_TEXT);
    this.#cutIfUnread(socket);
  }

  #cutIfUnread(socket: WebSocket): void {
    if (socket.bufferedAmount > MOST_UNREAD) this.#cut(socket, 'slow');
  }

  #cut(socket: WebSocket, why: string): void {
    this.#options.metrics.cut.inc({ why });
    socket.terminate();
  }

  /** Messages are counted by the core, too, which answers in words; this is for what never becomes a message. */
  #countFrames({ socket, address, sent }: Guest, frames: number): void {
    const { most, span } = this.#options.frames;
    const now = performance.now();
    if (now - sent.since > span) Object.assign(sent, { frames: 0, since: now });
    sent.frames += frames;
    if (sent.frames <= most || socket.readyState === WebSocket.CLOSED) return;
    this.#floods.note(address);
    this.#cut(socket, 'frames');
  }

  /** A ninth of the connections at a time, so that no beat is felt. */
  #beat(): void {
    this.#turn = (this.#turn + 1) % TURNS;
    for (const [connection, guest] of this.#open) {
      if (connection % TURNS === this.#turn && guest.socket.readyState === WebSocket.OPEN) this.#check(guest);
    }
  }

  #check(guest: Guest): void {
    const { socket, isSilent, isMute, beats } = guest;
    guest.beats += 1;
    if (isSilent) {
      this.#cut(socket, 'dead');
    } else if (isMute && beats > 0) {
      this.#options.metrics.cut.inc({ why: 'mute' });
      socket.close(SHUT_OUT, 'helloFirst');
    } else {
      guest.isSilent = true;
      socket.ping();
      this.#cutIfUnread(socket);
    }
  }
}

function textOf(data: RawData): string {
  if (data instanceof ArrayBuffer) return Buffer.from(data).toString();
  return (Array.isArray(data) ? Buffer.concat(data) : data).toString();
}

type Refusal = { readonly status: string; readonly why: string; readonly says: string };

function refuse(socket: Duplex, status: string, says: string): void {
  const body = `${says}\n`;
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
