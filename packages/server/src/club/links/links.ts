import { once } from 'node:events';
import { connect, createServer, type Server, type TLSSocket } from 'node:tls';
import type { Json } from '@dustup/kernel';
import { StartProblem } from '../../start-problem.ts';
import type { ConnectionId, Vouched } from '../../core/index.ts';
import type { Life, Peer } from '../database.ts';
import { type Answers, Exchange, type LinkDriver } from './exchange.ts';
import { keyFrom, Link, SECURITY } from './link.ts';

export type LinksOptions = {
  readonly secret: string;
  readonly host: string;
  /** 0: any that is free. */
  readonly port: number;
};

/** Milliseconds until a node that could not be reached is tried again. */
const RETRY = 200;
/** For a link to be made, and for a question to be answered. */
const PATIENCE = 2000;

/** One link to each other node of the club, over TLS. */
export class Links {
  readonly #options: LinksOptions;
  readonly #server: Server;
  readonly #exchange = new Exchange({
    dial: (peer) => this.#dial(peer),
    later: (action) => void setImmediate(action),
    waitFor: (answer) => withPatience(answer),
  });
  readonly #dialling = new Map<Life, TLSSocket>();

  private constructor(options: LinksOptions) {
    this.#options = options;
    const { psk } = keyFrom(options.secret);
    this.#server = createServer({ ...SECURITY, pskCallback: () => psk }, (socket) => this.#answer(socket));
    this.#server.on('tlsClientError', () => undefined);
  }

  /** Listens for other nodes. */
  static async listen(options: LinksOptions): Promise<Links> {
    const links = new Links(options);
    const { host, port } = options;
    links.#server.listen(port, host.replace(/^\[|\]$/g, ''));
    try {
      await once(links.#server, 'listening');
    } catch (error) {
      throw new StartProblem('notListening', { host, port: String(port), problem: String(error) });
    }
    return links;
  }

  /** Where the others reach this node. */
  get address(): string {
    const { host } = this.#options;
    const found = this.#server.address();
    const port = typeof found === 'object' && found !== null ? found.port : 0;
    return `${host.includes(':') ? `[${host}]` : host}:${port}`;
  }

  /** `answers`: what another node asks of this one. */
  begin(life: Life, driver: LinkDriver, answers?: (question: Json) => Json): void {
    this.#exchange.begin(life, driver, answers);
  }

  /** These lives may write, as far as the database knows. */
  setPeers(peers: readonly Peer[]): void {
    this.#exchange.setPeers(peers);
  }

  /** Asks all other nodes of the club. */
  askAll(question: Json): Promise<Answers> {
    return this.#exchange.askAll(question);
  }

  relay(connection: ConnectionId, life: Life, address: string, as: Vouched): void {
    this.#exchange.relay(connection, life, address, as);
  }

  forward(connection: ConnectionId, text: string): void {
    this.#exchange.forward(connection, text);
  }

  unrelay(connection: ConnectionId): void {
    this.#exchange.unrelay(connection);
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#dialling.values()) socket.destroy();
    this.#exchange.close();
  }

  #dial({ life, address }: Peer): void {
    if (this.#dialling.has(life)) return;
    const { hostname, port } = new URL(`tcp://${address}`);
    const socket = connect({
      ...SECURITY,
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port),
      timeout: PATIENCE,
      pskCallback: () => keyFrom(this.#options.secret),
      checkServerIdentity: () => undefined,
    });
    this.#dialling.set(life, socket);
    socket.once('timeout', () => socket.destroy());
    socket.once('close', () => {
      this.#dialling.delete(life);
      setTimeout(() => this.#exchange.meet(), RETRY).unref();
    });
    this.#greet(socket, life);
    socket.once('secureConnect', () => socket.setTimeout(0));
  }

  #answer(socket: TLSSocket): void {
    const late = setTimeout(() => socket.destroy(), PATIENCE);
    socket.once('close', () => clearTimeout(late));
    this.#greet(socket, null, () => clearTimeout(late));
  }

  #greet(socket: TLSSocket, dialled: Life | null, onMet?: () => void): void {
    const link = new Link(
      socket,
      (frame) => ears.frame(frame),
      () => ears.ended(),
    );
    const ears = this.#exchange.greet(link, dialled, onMet);
  }
}

async function withPatience<T>(answer: Promise<T>): Promise<T | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const late = setTimeout(() => resolve(undefined), PATIENCE);
  try {
    return await Promise.race([answer, promise]);
  } finally {
    clearTimeout(late);
  }
}
