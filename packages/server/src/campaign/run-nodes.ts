import { setTimeout } from 'node:timers/promises';
import { type Dice, diceFrom } from '@dustup/bots';
import { openClub } from '../club/postgres/club.ts';
import type { Postgres } from '../testing/postgres.ts';
import { auditLog, auditPlayed } from './audit.ts';
import { Ledger } from './ledger.ts';
import { Nodes } from './nodes.ts';
import { Party, type PartyOptions } from './party.ts';
import { Pauses } from './pauses.ts';
import { Violation } from './violation.ts';

/** What befalls one of the nodes, or the database. */
export const MISHAPS = ['kill', 'freeze', 'stop', 'database'] as const;
export type Mishap = (typeof MISHAPS)[number];

export type NodesOptions = {
  readonly seed: number;
  readonly nodes: number;
  readonly postgres: Postgres;
  /** For the folders of the nodes. */
  readonly data: string;
  /** Who plays at which table. */
  readonly tables: readonly PartyOptions[];
  /** What happens, one thing after the other. */
  readonly mishaps: readonly Mishap[];
  /** In the end every game is played to its end, and a bot may have stood in for somebody who could not come back in time. */
  readonly finishes?: boolean;
  readonly onMishap?: (done: number) => void;
  /** Nothing more is to happen. */
  readonly isEnough?: () => boolean;
};

export type NodesReport = {
  /** How often each thing has happened. */
  readonly happened: { readonly [what in Mishap]: number };
  readonly games: number;
  readonly steps: number;
  readonly answers: number;
  readonly promised: number;
  /** Bots that have stood in. */
  readonly standIns: readonly string[];
  /** Nodes that were given up and not frozen: the machine had no time for them. */
  readonly starved: number;
  /** Milliseconds until each game went on, by what had happened to the node that owned it. */
  readonly pauses: { readonly [what in Mishap]: readonly number[] };
};

/** Steps that are seen before the next thing happens, at each table on average; at least `STEPS`. */
const STEPS = 4;
/** A table that goes on is not waited for longer than so many milliseconds. */
const STUCK = 300_000;
const LOOK = 5000;

/**
 * Tables of real clients at several real servers on one database, which are killed, frozen, stopped and started again. Throws a `Violation`
 * when something acknowledged is lost or counts twice, was seen and is not so, or when somebody cannot go on.
 */
export async function runNodes(options: NodesOptions): Promise<NodesReport> {
  const { postgres, data, seed, finishes = false } = options;
  const database = await postgres.newDatabase();
  const nodes = new Nodes(data, database, options.nodes, diceFrom(seed * 7));
  const ledger = new Ledger();
  const parties = options.tables.map((table) => new Party(nodes, ledger, table));
  const over = new AbortController();
  const misfortunes = new Misfortunes(options, { nodes, ledger, database, over: over.signal });
  let happening: Promise<void> | undefined;
  try {
    for (const name of nodes.names) await nodes.start(name);
    const playing = Promise.all(parties.map((party) => party.begin())).then(() => NEVER);
    const trouble = Promise.race([ledger.trouble, watch(parties, over.signal), playing]);
    happening = misfortunes.happen();
    await Promise.race([happening, trouble]);
    const ending = parties.map((party) => (finishes ? party.finish() : party.settle()));
    await Promise.race([Promise.all(ending), trouble]);
    await nodes.stopAll();
    const { log } = await openClub({ url: database, node: 'audit', address: null, build: 'audit', folder: data });
    const standIns = finishes ? await auditPlayed(log, ledger) : [];
    if (!finishes) await auditLog(log, ledger);
    const { steps, answers, promised } = ledger;
    const { happened, pauses } = misfortunes;
    const games = parties.reduce((sum, party) => sum + party.games, 0);
    return { happened, games, steps, answers, promised: promised.size, standIns, starved: nodes.starved, pauses };
  } finally {
    over.abort();
    for (const party of parties) party.end();
    // a server that is just being started is killed as well
    await happening?.catch(() => undefined);
    await nodes.killAll();
  }
}

const NEVER = new Promise<never>(() => undefined);

/** Rejects when a table stands still. */
async function watch(parties: readonly Party[], signal: AbortSignal): Promise<never> {
  const seen = new Map<Party, { readonly progress: string; readonly since: number }>();
  while (!signal.aborted) {
    await setTimeout(LOOK, undefined, { ref: false });
    for (const party of parties) {
      const { progress } = party;
      const before = seen.get(party);
      if (before?.progress !== progress) seen.set(party, { progress, since: performance.now() });
      else if (!party.isDone && performance.now() - before.since > STUCK)
        throw new Violation(`a table stands still: ${progress || 'nobody got to it'}`);
    }
  }
  return NEVER;
}

type Scene = {
  readonly nodes: Nodes;
  readonly ledger: Ledger;
  readonly database: string;
  /** Something has gone wrong, or all is done. */
  readonly over: AbortSignal;
};

/** One thing after the other. */
class Misfortunes {
  readonly #options: NodesOptions;
  readonly #scene: Scene;
  readonly #name: string;
  readonly #dice: Dice;
  readonly #watch: Pauses;
  readonly happened: { [what in Mishap]: number } = { kill: 0, freeze: 0, stop: 0, database: 0 };
  readonly pauses: { readonly [what in Mishap]: number[] } = { kill: [], freeze: [], stop: [], database: [] };

  constructor(options: NodesOptions, scene: Scene) {
    this.#options = options;
    this.#scene = scene;
    this.#name = /\/(\w+)\?/.exec(scene.database)?.[1] ?? '';
    this.#dice = diceFrom(options.seed);
    this.#watch = new Pauses(scene.ledger);
  }

  async happen(): Promise<void> {
    const { mishaps, onMishap, isEnough = () => false } = this.#options;
    const { nodes, over } = this.#scene;
    await this.#steps();
    for (const [at, mishap] of mishaps.entries()) {
      if (isEnough() || over.aborted) return;
      await nodes.lookAfter();
      const { name, games } = await this.#victim(mishap);
      this.#watch.begin(games, this.pauses[mishap]);
      await this.#befall(mishap, name);
      if (over.aborted) return;
      this.happened[mishap] += 1;
      if (mishap !== 'database') await nodes.start(name);
      await this.#steps();
      onMishap?.(at + 1);
    }
  }

  /** Mostly a node that owns something; and the games that are played there. */
  async #victim(mishap: Mishap): Promise<{ readonly name: string; readonly games: readonly string[] }> {
    const dice = this.#dice;
    const { names } = this.#scene.nodes;
    const rows = await this.#query('select o.table_id, w.node from owners o join writers w using (life) order by 1');
    const owned = rows.map((row) => ({
      game: 'table_id' in row ? String(row.table_id) : '',
      node: 'node' in row ? String(row.node) : '',
    }));
    const { node = '' } = owned[dice.below(Math.max(1, owned.length))] ?? {};
    const name = dice.below(4) > 0 && names.includes(node) ? node : (names[dice.below(names.length)] ?? '');
    const hit = mishap === 'database' ? owned : owned.filter((one) => one.node === name);
    return { name, games: hit.map(({ game }) => game) };
  }

  async #befall(mishap: Mishap, name: string): Promise<void> {
    const { nodes, over } = this.#scene;
    const { postgres } = this.#options;
    switch (mishap) {
      case 'kill':
        return nodes.kill(name);
      case 'stop':
        return nodes.stop(name);
      case 'freeze':
        nodes.freeze(name);
        await this.#takenOver(name);
        return over.aborted ? undefined : nodes.thaw(name);
      case 'database':
        await postgres.end('SIGQUIT');
        return postgres.start();
    }
  }

  /** So many more steps are seen by somebody. */
  async #steps(): Promise<void> {
    const { ledger, over } = this.#scene;
    const due = ledger.steps + Math.max(STEPS, this.#options.tables.length);
    while (ledger.steps < due && !over.aborted) await setTimeout(10);
  }

  /** However long the others take to find that its lease is over. */
  async #takenOver(node: string): Promise<void> {
    const newest = `select is_fenced from writers where node = '${node}' order by since desc limit 1`;
    while (!this.#scene.over.aborted) {
      const [row] = await this.#query(newest);
      if (row !== undefined && 'is_fenced' in row && row.is_fenced === true) return;
      await setTimeout(50);
    }
  }

  #query(sql: string): Promise<readonly object[]> {
    return this.#options.postgres.query(this.#name, sql);
  }
}
