import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseListening } from './parse-listening.ts';
import type { Orders } from './parse-orders.ts';

const ENTRY = fileURLToPath(new URL('seeded-server.ts', import.meta.url));
const COMPILED = fileURLToPath(new URL('../../../../.cache/compiled/', import.meta.url));

/** The server as people run it, a process of its own on a real disk; only its chance comes from a seed. */
export type Server = {
  readonly url: string;
  readonly port: number;
  readonly data: string;
  /** From here on, chance comes from this seed. */
  readonly seed: (seed: string) => Promise<void>;
  /** At once, as when the power fails; its data stay. */
  readonly kill: () => Promise<void>;
  /** Ends it and forgets everything. */
  readonly end: () => Promise<void>;
};

/** How a server is started: on the port and with the data of one that was killed; with the small game of the docs. */
type Start = { readonly before?: Server | undefined; readonly hostsToy?: boolean };

/** Starts a server, on a free port unless it follows another one. */
export async function startServer(seed: string, { before, hostsToy = false }: Start = {}): Promise<Server> {
  const data = before?.data ?? mkdtempSync(join(tmpdir(), 'dustup-web-'));
  const child = spawnServer(seed, data, before?.port ?? 0, hostsToy);
  const url = await listening(child);
  const kill = async () => {
    const closed = once(child, 'close');
    child.kill('SIGKILL');
    await closed;
  };
  return {
    url,
    port: Number(new URL(url).port),
    data,
    seed: async (next) => {
      const isHeard = once(child, 'message');
      child.send(next);
      await isHeard;
    },
    kill,
    end: async () => {
      await kill();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

function spawnServer(seed: string, data: string, port: number, hostsToy: boolean): ChildProcess {
  const where = { host: '127.0.0.1', port: String(port), data, logFormat: 'json' };
  const limits = { messages: '5000', tablesPerGuest: '100', connectionsPerAddress: '200' };
  const orders: Orders = { seed, flags: { ...where, ...limits }, hostsToy };
  return fork(ENTRY, [JSON.stringify(orders)], {
    execArgv: [],
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
}

/** Where it listens, once it says so; an error if it ends before. */
function listening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.on('close', (code) => reject(new Error(`the server ended (${code}) before it listened`)));
    if (child.stdout === null) return;
    createInterface({ input: child.stdout }).on('line', (line) => {
      const url = parseListening(line);
      if (url !== undefined) resolve(url);
    });
  });
}
