import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { postgresPrograms, type Programs } from './postgres-programs.ts';

// A real PostgreSQL for tests. It listens on a socket in a folder of its own: no port, no service, and nothing is left of it. PostgreSQL
// refuses to run as root, so root lends it to `nobody`.

const NOBODY = 65_534;
const ONLY_OWNER = 0o700;
const FOR_ALL = 0o755;
const USER = 'postgres';
const MOST_SAID = 20;
/** Processes are killed in tests, never the machine: what is written outlives them without a sync. */
const QUICK = ['fsync=off', 'synchronous_commit=on', 'full_page_writes=off'];

export type PostgresOptions = {
  /** Syncs what it writes, as on a machine that may lose its power: for measurements. */
  readonly syncs?: boolean;
};

/** Starts a server on an empty cluster. */
export async function startPostgres({ syncs = false }: PostgresOptions = {}): Promise<Postgres> {
  const postgres = new Postgres(syncs ? [] : QUICK);
  try {
    await postgres.start();
    return postgres;
  } catch (error) {
    await postgres.remove();
    throw error;
  }
}

/** A cluster and, between `start` and `end`, the server on it. */
export class Postgres {
  readonly #folder = mkdtempSync(join(tmpdir(), 'dustup-pg-'));
  readonly #user = process.getuid?.() === 0 ? NOBODY : undefined;
  readonly #programs: Programs;
  readonly #settings: readonly string[];
  readonly #kill = () => this.#child?.kill('SIGQUIT');
  #child: ChildProcess | undefined;
  #databases = 0;

  constructor(settings: readonly string[]) {
    chmodSync(this.#folder, FOR_ALL);
    process.once('exit', this.#kill); // tests that are ended in a hurry leave nothing running
    this.#settings = settings;
    this.#programs = postgresPrograms(this.#folder, this.#user);
    for (const name of ['data', 'run']) {
      mkdirSync(join(this.#folder, name), { mode: ONLY_OWNER });
      if (this.#user !== undefined) chownSync(join(this.#folder, name), this.#user, this.#user);
    }
    const cluster = ['-D', this.#data, '-U', USER, '-A', 'trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
    const { status, error, stderr } = spawnSync(join(this.#programs.bin, 'initdb'), cluster, this.#spawning);
    if (status !== 0) throw new Error(`initdb ended with ${status}: ${error?.message ?? String(stderr)}`);
  }

  /** Resolves when it takes connections. */
  async start(): Promise<void> {
    const settings = ['listen_addresses=', 'max_connections=200', ...this.#settings].flatMap((one) => ['-c', one]);
    const child = spawn(join(this.#programs.bin, 'postgres'), ['-D', this.#data, '-k', this.host, ...settings], {
      ...this.#spawning,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#child = child;
    const said: string[] = [];
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => reject(new Error(`postgres ended with ${code}: ${said.join('\n')}`)));
      createInterface({ input: child.stderr }).on('line', (line) => {
        said.push(line);
        if (said.length > MOST_SAID) said.shift();
        if (line.includes('ready to accept connections')) resolve();
      });
    });
  }

  /** The server ends, as after a crash or (SIGINT) in peace; the cluster stays. */
  async end(how: 'SIGQUIT' | 'SIGKILL' | 'SIGINT' = 'SIGINT'): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child?.exitCode !== null || child.signalCode !== null) return;
    const closed = once(child, 'close');
    child.kill(how);
    await closed;
  }

  /** Deletes all of it. */
  async remove(): Promise<void> {
    await this.end();
    process.off('exit', this.#kill);
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** The folder with its socket. */
  get host(): string {
    return join(this.#folder, 'run');
  }

  /** Makes an empty database; returns its address, as `--database` takes it. */
  async newDatabase(): Promise<string> {
    this.#databases += 1;
    const name = `club${this.#databases}`;
    await this.query('postgres', `create database ${name}`);
    return `postgres://${USER}@/${name}?host=${encodeURIComponent(this.host)}`;
  }

  /** Asks as whoever looks after the server would. */
  async query(database: string, sql: string): Promise<readonly object[]> {
    const client = new Client({ host: this.host, user: USER, database });
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  }

  get #data(): string {
    return join(this.#folder, 'data');
  }

  get #spawning() {
    const { libraries } = this.#programs;
    const env = { ...process.env, LC_ALL: 'C', ...(libraries !== undefined && { LD_LIBRARY_PATH: libraries }) };
    return { env, cwd: this.#folder, ...(this.#user !== undefined && { uid: this.#user, gid: this.#user }) };
  }
}
