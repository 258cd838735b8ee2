import { setTimeout } from 'node:timers/promises';
import { diceFrom } from '@dustup/bots';
import { openClub } from '../club/postgres/club.ts';
import type { Postgres } from '../testing/postgres.ts';
import { auditLog } from './audit.ts';
import { Ledger } from './ledger.ts';
import { Nodes } from './nodes.ts';
import { Party, type PartyOptions } from './party.ts';

/** What befalls one of the nodes, or the database. */
export const MISHAPS = ['kill', 'freeze', 'stop', 'database'] as const;
export type Mishap = (typeof MISHAPS)[number];

export type NodesOptions = PartyOptions & {
  readonly nodes: number;
  readonly postgres: Postgres;
  /** For the folders of the nodes. */
  readonly data: string;
  /** What happens, one thing after the other. */
  readonly mishaps: readonly Mishap[];
  readonly onMishap?: (done: number) => void;
};

export type NodesReport = {
  readonly games: number;
  readonly steps: number;
  readonly answers: number;
  readonly promised: number;
  /** Milliseconds until the table went on, by what had happened to the node that owned it. */
  readonly pauses: { readonly [what in Mishap]: readonly number[] };
};

/** Steps that are seen before the next thing happens. */
const STEPS = 4;

/**
 * A table of real clients at several real servers on one database, which are killed, frozen, stopped and started again. Throws a `Violation`
 * when something acknowledged is lost or counts twice, was seen and is not so, or when somebody cannot go on.
 */
export async function runNodes(options: NodesOptions): Promise<NodesReport> {
  const { postgres, data, seed } = options;
  const database = await postgres.newDatabase();
  const nodes = new Nodes(data, database, options.nodes, diceFrom(seed * 7));
  const ledger = new Ledger();
  const party = new Party(nodes, ledger, options);
  const pauses: { [what in Mishap]: number[] } = { kill: [], freeze: [], stop: [], database: [] };
  try {
    for (const name of nodes.names) await nodes.start(name);
    const playing = party.begin().then(() => NEVER);
    const working = misfortunes(nodes, ledger, options, database, pauses);
    await Promise.race([working, ledger.trouble, playing]);
    await Promise.race([party.settle(), ledger.trouble]);
    await nodes.stopAll();
    const { log } = await openClub({ url: database, node: 'audit', address: null, build: 'audit', folder: data });
    await auditLog(log, ledger);
    const { steps, answers, promised } = ledger;
    return { games: party.games, steps, answers, promised: promised.size, pauses };
  } finally {
    party.end();
    await nodes.killAll();
  }
}

const NEVER = new Promise<never>(() => undefined);

async function misfortunes(
  nodes: Nodes,
  ledger: Ledger,
  { mishaps, postgres, onMishap, seed }: NodesOptions,
  database: string,
  pauses: { [what in Mishap]: number[] },
): Promise<void> {
  const dice = diceFrom(seed);
  await steps(ledger, STEPS);
  for (const [at, mishap] of mishaps.entries()) {
    const owner = await ownerIn(postgres, database);
    // mostly the one that owns the table
    const name =
      dice.below(4) > 0 && nodes.names.includes(owner) ? owner : (nodes.names[dice.below(nodes.names.length)] ?? '');
    const start = performance.now();
    const going = steps(ledger, 1).then(() => performance.now() - start);
    await befall(nodes, { postgres, database, mishap, name });
    const pause = await going;
    if (name === owner || mishap === 'database') pauses[mishap].push(pause);
    if (mishap !== 'database') await nodes.start(name);
    await steps(ledger, STEPS);
    onMishap?.(at + 1);
  }
}

type Misfortune = {
  readonly postgres: Postgres;
  readonly database: string;
  readonly mishap: Mishap;
  /** Of the node. */
  readonly name: string;
};

async function befall(nodes: Nodes, { postgres, database, mishap, name }: Misfortune): Promise<void> {
  switch (mishap) {
    case 'kill':
      return nodes.kill(name);
    case 'stop':
      return nodes.stop(name);
    case 'freeze':
      nodes.freeze(name);
      await takenOver(postgres, database, name);
      return nodes.thaw(name);
    case 'database':
      await postgres.end('SIGQUIT');
      return postgres.start();
  }
}

/** So many more steps are seen by somebody. */
async function steps(ledger: Ledger, more: number): Promise<void> {
  const due = ledger.steps + more;
  while (ledger.steps < due) await setTimeout(10);
}

/** However long the others take to find that its lease is over. */
async function takenOver(postgres: Postgres, database: string, node: string): Promise<void> {
  const newest = `select is_fenced from writers where node = '${node}' order by since desc limit 1`;
  for (;;) {
    const [row] = await postgres.query(nameOf(database), newest);
    if (row !== undefined && 'is_fenced' in row && row.is_fenced === true) return;
    await setTimeout(50);
  }
}

async function ownerIn(postgres: Postgres, database: string): Promise<string> {
  const owner = 'select w.node from owners o join writers w using (life) limit 1';
  const [row] = await postgres.query(nameOf(database), owner);
  return row !== undefined && 'node' in row ? String(row.node) : '';
}

function nameOf(database: string): string {
  return /\/(\w+)\?/.exec(database)?.[1] ?? '';
}
