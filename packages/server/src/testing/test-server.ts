import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { GAMES } from '@dustup/bots';
import { openMemoryLog } from '../log/memory-log.ts';
import { type RunningServer, type ServerOptions, startServer } from '../server.ts';
import { type Flags, parseSettings } from '../settings/parse-settings.ts';

/** A server on a free port of this machine, and what a test wants to know of it. */
export type TestServer = RunningServer & {
  readonly folder: string;
  /** Log lines so far. */
  readonly lines: readonly string[];
  readonly fatal: readonly unknown[];
  readonly get: (path: string, init?: RequestInit) => Promise<Response>;
  readonly socketUrl: string;
};

const cleaning: (() => unknown)[] = [];

/** To be called after each test: stops what it started. */
export async function cleanUp(): Promise<void> {
  for (const clean of cleaning.splice(0).reverse()) await clean();
}

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dustup-server-'));
  cleaning.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** With a log in memory, unless a folder or a database is named. */
export async function startTestServer(flags: Flags = {}, options: Partial<ServerOptions> = {}): Promise<TestServer> {
  const folder = typeof flags.data === 'string' ? flags.data : newFolder();
  const settings = parseSettings({ port: '0', host: '127.0.0.1', logFormat: 'json', ...flags, data: folder }, {});
  const lines: string[] = [];
  const fatal: unknown[] = [];
  const server = await startServer({
    games: GAMES,
    settings,
    target: { write: (text) => lines.push(text), isTerminal: false },
    onFatal: (error) => fatal.push(error),
    webFolder: join(folder, 'no-web'),
    ...(flags.data === undefined && flags.database === undefined && { log: openMemoryLog() }),
    ...options,
  });
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= server.stop());
  cleaning.push(stop);
  const base = `127.0.0.1:${server.port}`;
  const get = (path: string, init?: RequestInit) => fetch(`http://${base}${path}`, init);
  return { ...server, stop, folder, lines, fatal, get, socketUrl: `ws://${base}/socket` };
}

/** A connection that speaks raw messages and remembers everything it hears. */
export class RawClient {
  readonly socket: WebSocket;
  readonly closed: Promise<number>;
  /** Why it was closed, in the server's words. */
  reason = '';
  readonly #heard: { readonly t: string; readonly [field: string]: unknown }[] = [];
  #onHeard: () => void = () => undefined;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    this.closed = new Promise((resolve) => {
      socket.on('close', (code, reason) => {
        this.reason = reason.toString();
        resolve(code);
      });
    });
    socket.on('message', (data: Buffer) => {
      this.#heard.push(JSON.parse(data.toString()));
      this.#onHeard();
    });
    socket.on('error', () => undefined);
    cleaning.push(() => socket.terminate());
  }

  static async open(
    url: string,
    options: { readonly origin?: string; readonly headers?: Record<string, string>; readonly autoPong?: boolean } = {},
  ): Promise<RawClient> {
    const socket = new WebSocket(url, options);
    const client = new RawClient(socket);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    return client;
  }

  say(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Whether it has been told something of this kind. */
  hasHeard(kind: string): boolean {
    return this.#heard.some(({ t }) => t === kind);
  }

  /** The first message for which this holds, come or to come. */
  async hears(isIt: (message: { readonly t: string; readonly [field: string]: unknown }) => boolean) {
    for (;;) {
      const found = this.#heard.find(isIt);
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => (this.#onHeard = resolve));
    }
  }
}
