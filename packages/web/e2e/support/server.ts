import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseListening } from './parse-listening.ts';

const BIN = fileURLToPath(new URL('../../../cli/bin/dustup.js', import.meta.url));

/** The server as people run it: a process of its own, on a real disk. */
export type Server = {
  readonly url: string;
  readonly port: number;
  readonly data: string;
  /** At once, as when the power fails; its data stay. */
  readonly kill: () => Promise<void>;
  /** Ends it and forgets everything. */
  readonly end: () => Promise<void>;
};

/** Starts a server on a free port, or on the one and with the data of a server that was killed. */
export async function startServer(before?: Server): Promise<Server> {
  const data = before?.data ?? mkdtempSync(join(tmpdir(), 'dustup-web-'));
  const port = String(before?.port ?? 0);
  const limits = ['--max-messages', '5000', '--max-tables-per-guest', '100', '--max-per-address', '200'];
  const flags = ['--host', '127.0.0.1', '--log-format', 'json', '--data', data, '--port', port, ...limits];
  const child = spawn(process.execPath, [BIN, 'serve', ...flags], { stdio: ['ignore', 'pipe', 'inherit'] });
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
    kill,
    end: async () => {
      await kill();
      rmSync(data, { recursive: true, force: true });
    },
  };
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
