import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type LogLine, parseLogLine } from './parse-log-line.ts';

/** The server as people run it: a process of its own, on a real disk. */
export type RealServer = {
  readonly pid: number;
  readonly port: number;
  /** Milliseconds from the start of the process until it lets people in. */
  readonly startedIn: number;
  /** What it has logged so far. */
  readonly lines: readonly LogLine[];
  /** How it ended, when it has. */
  readonly ended: Promise<End>;
  kill(signal: 'SIGKILL' | 'SIGTERM' | 'SIGSTOP' | 'SIGCONT'): Promise<End>;
};

export type End = { readonly code: number | null; readonly signal: string | null; readonly said: string };

export type RealServerOptions = {
  readonly data: string;
  /** 0, or none: any that is free. */
  readonly port?: number;
  /** For example `after-commit:17`. */
  readonly failpoint?: string;
  readonly flags?: readonly string[];
  readonly env?: { readonly [name: string]: string };
  /** For Node itself. */
  readonly nodeFlags?: readonly string[];
};

/** It ended before it was there. */
export class DeadOnArrival extends Error {
  readonly end: End;

  constructor(end: End) {
    super(`the server ended before it listened (${end.signal ?? end.code}): ${end.said}`);
    this.end = end;
  }
}

/** As `npm start` does. */
const USUAL_FLAGS = ['--v8-pool-size=1'];
const BIN = fileURLToPath(new URL('../../../cli/bin/dustup.js', import.meta.url));

/** Starts it, and waits until it lets people in. */
export async function startRealServer(options: RealServerOptions): Promise<RealServer> {
  const start = performance.now();
  const child = spawnServer(options);
  const lines: LogLine[] = [];
  const ended = endOf(child);
  const port = await Promise.race([listening(child, lines), ended]);
  if (typeof port !== 'number') throw new DeadOnArrival(port);
  return {
    pid: child.pid ?? 0,
    port,
    startedIn: performance.now() - start,
    lines,
    ended,
    kill: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

/** Starts one and stops it in peace: what it has compiled is kept then, and those that are killed later start in half the time. */
export async function compileOnce(data: string): Promise<void> {
  const server = await startRealServer({ data });
  await server.kill('SIGTERM');
}

function spawnServer({
  data,
  port = 0,
  failpoint,
  env: more,
  flags = [],
  nodeFlags = [],
}: RealServerOptions): ChildProcess {
  const always = ['--host', '127.0.0.1', '--log-format', 'json', '--data', data, '--port', String(port)];
  const failing = failpoint === undefined ? [] : ['--failpoints'];
  const { DUSTUP_FAILPOINT: _failpoint, ...inherited } = process.env;
  const env = { ...inherited, ...more };
  return spawn(process.execPath, [...USUAL_FLAGS, ...nodeFlags, BIN, 'serve', ...always, ...failing, ...flags], {
    env: failpoint === undefined ? env : { ...env, DUSTUP_FAILPOINT: failpoint },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function endOf(child: ChildProcess): Promise<End> {
  let said = '';
  child.stderr?.on('data', (data) => (said += String(data)));
  const [code, signal]: unknown[] = await once(child, 'close');
  return {
    code: typeof code === 'number' ? code : null,
    signal: typeof signal === 'string' ? signal : null,
    said: said.trim(),
  };
}

/** The port, once it says that it listens there. Never settles for a server that does not come so far. */
function listening(child: ChildProcess, lines: LogLine[]): Promise<number> {
  return new Promise((resolve) => {
    if (child.stdout === null) return;
    createInterface({ input: child.stdout }).on('line', (text) => {
      const line = parseLogLine(text);
      lines.push(line);
      if (line.msg === 'Listening') resolve(Number(URL.parse(line.local ?? '')?.port));
    });
  });
}
