import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RealServer, startRealServer } from '../testing/real-server.ts';
import type { Counts } from './bench-table.ts';
import { CrowdProcess } from './crowd-process.ts';
import type { Back, Order } from './parse-orders.ts';
import { type Out, progressBar } from './progress.ts';
import { coresBetween, type Vitals, vitalsOf } from './vitals.ts';

export type BenchOptions = {
  readonly tables: number;
  readonly players: number;
  readonly seconds: number;
  readonly sets: readonly string[];
  /** Seconds to warm up, and at most so long they play on afterwards. */
  readonly warmUp?: number;
  readonly out: Out;
  /** For Node, in the server's process: to profile it. */
  readonly nodeFlags: readonly string[];
};

export type Figures = {
  readonly sets: readonly string[];
  readonly tables: number;
  readonly players: number;
  readonly sockets: number;
  readonly seconds: number;
  /** Milliseconds from an answer being sent until the last seat has its update. */
  readonly p50: number;
  readonly p99: number;
  /** Bytes on the wire. */
  readonly step: Spread;
  readonly question: Spread;
  /** Cores of the server process while they play. */
  readonly cpu: number;
  /**
   * Bytes by which the process has grown for each table beyond the first tenth. All sockets were open before, and the first tenth has
   * warmed it up: neither they nor what it takes to play at all are counted.
   */
  readonly rssPerTable: number;
  readonly rssPerSocket: number;
  /** Milliseconds from the start of a process that finds these games on disk until it lets people in. */
  readonly rebuild: number;
  /** Seconds of processor time that took: says more than the time on a machine that does something else, too. */
  readonly rebuildCpu: number;
  /** Milliseconds until everybody who was cut off is back at the table: the server lived, or was killed and started anew. */
  readonly back: number;
  readonly backAfterKill: number;
  /** Seats that have lost something. */
  readonly lost: number;
  readonly answersPerSecond: number;
  readonly late: number;
  readonly refusals: readonly string[];
  /** Milliseconds for a batch of writes to be on disk, on average. */
  readonly commit: number;
  /** Of the machine, over the last minute: what else ran there disturbs. */
  readonly load: number;
};

/** Half of them are no larger than the median. */
export type Spread = { readonly median: number; readonly p99: number; readonly most: number };

/** Too few files may be open for so many sockets. */
export class TooFewFiles extends Error {}

const SPARE_FILES = 200;
export const WARM_UP = 5;
export const FEW = 0.1;
/** Everybody comes from one address here. */
export const NO_LIMITS = ['--max-per-address', '1000000', '--max-connections', '1000000', '--max-tables', '1000000'];
const AFTERWARDS = 2;

export async function runBench(options: BenchOptions): Promise<Figures> {
  checkFiles(options.tables * options.players);
  const data = mkdtempSync(join(tmpdir(), 'dustup-bench-'));
  const crowd = new CrowdProcess();
  const bench = new Bench(options, data, crowd);
  try {
    return await bench.run();
  } finally {
    crowd.end();
    await bench.end();
    rmSync(data, { recursive: true, force: true });
  }
}

/** Node raises its own limit as far as it may. */
export function checkFiles(sockets: number): void {
  const { stdout } = spawnSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' });
  const most = Number.parseInt(stdout ?? '', 10);
  if (!(most < sockets + SPARE_FILES)) return;
  throw new TooFewFiles(
    `${sockets} sockets need as many open files, and a process here may have ${most} (ulimit -n). ` +
      `Raise it (ulimit -n ${sockets + SPARE_FILES}, or LimitNOFILE, or /etc/security/limits.conf), or take fewer --tables.`,
  );
}

class Bench {
  readonly #options: BenchOptions;
  readonly #data: string;
  readonly #crowd: CrowdProcess;
  #server: RealServer | undefined;

  constructor(options: BenchOptions, data: string, crowd: CrowdProcess) {
    this.#options = options;
    this.#data = data;
    this.#crowd = crowd;
  }

  async run(): Promise<Figures> {
    const { tables, players, seconds, sets } = this.#options;
    const sockets = tables * players;
    const { port } = await this.#start(this.#options.nodeFlags);
    const empty = await vitalsOf(port);
    await this.#does({ do: 'connect', tables, players, sets, ports: [port] }, 'everybody connects');
    const idle = await vitalsOf(port);
    const few = Math.ceil(tables * FEW);
    await this.#deal(few, `the first ${few} tables`);
    const warm = await vitalsOf(port);
    await this.#deal(tables, 'all tables');
    const before = await vitalsOf(port);
    const { counts } = await this.#does({ do: 'play', seconds }, 'they play');
    const after = await vitalsOf(port);
    if (counts === undefined) throw new Error('nothing was measured');
    const cut = await this.#cut(port);
    // a profile is written only by a process that ends in peace
    await this.#server?.kill(this.#options.nodeFlags.length > 0 ? 'SIGTERM' : 'SIGKILL');
    const restarted = await this.#start([]);
    const { cpuSeconds: rebuildCpu } = await vitalsOf(restarted.port);
    const killed = await this.#back(restarted.port, 'they return after a kill');
    return {
      sets,
      tables,
      players,
      sockets,
      seconds,
      ...played(counts, seconds),
      cpu: coresBetween(before, after),
      rssPerTable: (after.rss - warm.rss) / (tables - few),
      rssPerSocket: (idle.rss - empty.rss) / sockets,
      rebuild: restarted.startedIn,
      rebuildCpu,
      back: cut.milliseconds,
      backAfterKill: restarted.startedIn + killed.milliseconds,
      lost: cut.lost + killed.lost,
      commit: commitBetween(before, after),
      load: loadavg()[0] ?? 0,
    };
  }

  async #deal(tables: number, which: string): Promise<void> {
    await this.#does({ do: 'seat', tables }, `cards are dealt: ${which}`);
    await this.#does({ do: 'play', seconds: this.#options.warmUp ?? WARM_UP }, `they warm up: ${which}`);
  }

  async end(): Promise<void> {
    await this.#server?.kill('SIGTERM');
  }

  async #start(nodeFlags: readonly string[]): Promise<RealServer> {
    this.#server = await startRealServer({ data: this.#data, flags: NO_LIMITS, nodeFlags });
    return this.#server;
  }

  async #cut(port: number): Promise<Back> {
    await this.#does({ do: 'cut' }, 'all are cut off');
    return this.#back(port, 'they return');
  }

  /** And the games go on. */
  async #back(port: number, what: string): Promise<Back> {
    const { back } = await this.#does({ do: 'back', port }, what);
    const seconds = Math.min(this.#options.warmUp ?? WARM_UP, AFTERWARDS);
    const { counts } = await this.#does({ do: 'play', seconds }, 'and play on');
    if (back === undefined || counts === undefined || counts.answers === 0) throw new Error('nobody plays on');
    return back;
  }

  async #does(order: Order, what: string) {
    const bar = progressBar(this.#options.out, what);
    bar(0);
    const told = await this.#crowd.does(order, bar);
    bar(1);
    return told;
  }
}

export function played({ latencies, steps, questions, answers, late, refusals }: Counts, seconds: number) {
  const { median: p50, p99 } = spreadOf(latencies);
  const sizes = { step: spreadOf(steps), question: spreadOf(questions) };
  return { p50, p99, ...sizes, answersPerSecond: answers / seconds, late, refusals };
}

export function spreadOf(figures: number[]): Spread {
  figures.sort((one, other) => one - other);
  const quantile = (share: number) => figures[Math.floor(figures.length * share)] ?? Number.NaN;
  return { median: quantile(0.5), p99: quantile(0.99), most: figures.at(-1) ?? Number.NaN };
}

function commitBetween(before: Vitals, after: Vitals): number {
  return ((after.commitSeconds - before.commitSeconds) * 1000) / (after.commits - before.commits);
}
