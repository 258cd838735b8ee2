import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../testing/postgres.ts';
import { compileOnce, type RealServer, startRealServer } from '../testing/real-server.ts';
import { CrowdProcess } from './crowd-process.ts';
import type { Order } from './parse-orders.ts';
import { progressBar } from './progress.ts';
import { type BenchOptions, checkFiles, FEW, NO_LIMITS, played, spreadOf, type Spread, WARM_UP } from './run-bench.ts';
import { coresBetween, type Vitals, vitalsOf } from './vitals.ts';

export type ClubBenchOptions = BenchOptions & { readonly nodes: number };

export type ClubFigures = {
  readonly nodes: number;
  readonly tables: number;
  readonly players: number;
  readonly sockets: number;
  readonly seconds: number;
  readonly answersPerSecond: number;
  readonly late: number;
  readonly refusals: readonly string[];
  /** Milliseconds from an answer being sent until all at the node that owns the table have their update, if it came from there. */
  readonly owner: Spread;
  /** The same until the last seat has it, at whichever node. */
  readonly relay: Spread;
  /** Cores of each node, and milliseconds of all their processors for an answer with all that follows. */
  readonly cpu: readonly number[];
  readonly cpuPerAnswer: number;
  /** Milliseconds for a batch of writes to be on disk, on average. */
  readonly commit: number;
  /** Bytes by which the nodes together have grown for each table beyond the first tenth. */
  readonly rssPerTable: number;
  readonly rssPerSocket: number;
  /** Milliseconds from the death of a node (kill -9) until everybody at one of its tables has heard the next step. */
  readonly takeover: Spread;
  readonly takenOver: number;
  /** The same at tables of other nodes, where somebody was connected to it. */
  readonly others: Spread;
  /** Tables that did not go on within a minute. */
  readonly stuck: number;
  /** Of the machine, over the last minute, while they played. */
  readonly load: number;
};

type Node = { readonly server: RealServer; readonly port: number };

/** Several nodes on a PostgreSQL of its own, which syncs what it writes; the players of each table are at all of them. */
export async function runClubBench(options: ClubBenchOptions): Promise<ClubFigures> {
  const { tables, players, nodes, out } = options;
  if (players < nodes) throw new TypeError('--players: somebody of each table is to be at every node');
  checkFiles(tables * players);
  const folder = mkdtempSync(join(tmpdir(), 'dustup-bench-'));
  const bar = progressBar(out, 'PostgreSQL and the nodes start');
  bar(0);
  await compileOnce(join(folder, 'warm'));
  const postgres = await startPostgres({ syncs: true });
  const crowd = new CrowdProcess();
  const there: Node[] = [];
  try {
    const database = await postgres.newDatabase();
    for (let at = 0; at < nodes; at++) there.push(await startNode(folder, database, `node${at}`));
    bar(1);
    return await measure(options, there, crowd);
  } finally {
    crowd.end();
    for (const { server } of there) await server.kill('SIGKILL');
    await postgres.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startNode(folder: string, database: string, name: string): Promise<Node> {
  const data = join(folder, name);
  mkdirSync(data);
  const env = { DUSTUP_DATABASE: database, DUSTUP_CLUB_SECRET: 'the secret of this bench', DUSTUP_NODE: name };
  const server = await startRealServer({ data, flags: NO_LIMITS, env });
  return { server, port: server.port };
}

async function measure(
  { tables, players, seconds, sets, out, nodes, warmUp = WARM_UP }: ClubBenchOptions,
  there: readonly Node[],
  crowd: CrowdProcess,
): Promise<ClubFigures> {
  const does = async (order: Order, what: string) => {
    const bar = progressBar(out, what);
    bar(0);
    const told = await crowd.does(order, bar);
    bar(1);
    return told;
  };
  const deal = async (many: number, which: string) => {
    await does({ do: 'seat', tables: many }, `cards are dealt: ${which}`);
    await does({ do: 'play', seconds: warmUp }, `they warm up: ${which}`);
  };
  const vitals = () => Promise.all(there.map(({ port }) => vitalsOf(port)));
  const ports = there.map(({ port }) => port);
  const sockets = tables * players;
  const empty = await vitals();
  await does({ do: 'connect', tables, players, sets, ports }, 'everybody connects');
  const idle = await vitals();
  const few = Math.ceil(tables * FEW);
  await deal(few, `the first ${few} tables`);
  const warm = await vitals();
  await deal(tables, 'all tables');
  const before = await vitals();
  const { counts } = await does({ do: 'play', seconds }, 'they play');
  const after = await vitals();
  const load = loadavg()[0] ?? 0;
  if (counts === undefined) throw new Error('nothing was measured');
  const [lost, ...left] = ports;
  await does({ do: 'follow', ports: left }, 'one node is killed');
  await there[0]?.server.kill('SIGKILL');
  const { recovered } = await does({ do: 'recover', lost: lost ?? 0 }, 'the others take over');
  if (recovered === undefined) throw new Error('nothing was measured');
  const commits = sumOf(after, 'commits') - sumOf(before, 'commits');
  const { answersPerSecond, late, refusals } = played(counts, seconds);
  return {
    nodes,
    tables,
    players,
    sockets,
    seconds,
    answersPerSecond,
    late,
    refusals,
    load,
    owner: spreadOf(counts.owner),
    relay: spreadOf(counts.relay),
    cpu: after.map((one, at) => coresBetween(before[at] ?? one, one)),
    cpuPerAnswer: ((sumOf(after, 'cpuSeconds') - sumOf(before, 'cpuSeconds')) * 1000) / counts.answers,
    commit: (sumOf(after, 'commitSeconds') - sumOf(before, 'commitSeconds')) * (1000 / commits),
    rssPerTable: (sumOf(after, 'rss') - sumOf(warm, 'rss')) / (tables - few),
    rssPerSocket: (sumOf(idle, 'rss') - sumOf(empty, 'rss')) / sockets,
    takeover: spreadOf([...recovered.owned]),
    takenOver: recovered.owned.length,
    others: spreadOf([...recovered.others]),
    stuck: recovered.stuck,
  };
}

function sumOf(vitals: readonly Vitals[], figure: keyof Vitals): number {
  return vitals.reduce((sum, one) => sum + one[figure], 0);
}
