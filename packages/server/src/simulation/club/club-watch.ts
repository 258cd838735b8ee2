import type { Append } from '../../club/database.ts';
import { tablesIn } from '../../club/database.ts';
import type { MemoryDatabase } from '../../club/memory-database.ts';
import type { Input, Output } from '../../core/index.ts';
import { Kept } from '../journal-lines.ts';
import { parseSent } from '../parse-sent.ts';
import { Violation } from '../violation.ts';
import type { Witness } from '../witness.ts';
import type { NodeWatch, SimulatedNode } from './node.ts';
import { parseRows } from './parse-rows.ts';
import type { DatabaseLike } from './shared-database.ts';

/** Who is asked, who is gone, whose time is up: to speak then is to know how things are. */
const SPEAKING: readonly Input['type'][] = ['received', 'opened', 'closed', 'timer', 'reaches'];

/** Looks on at all nodes and at their database, tells the witness, and throws when two are owners of one table. */
export class ClubWatch implements NodeWatch {
  readonly #witness: Witness;
  readonly #now: () => number;
  /** What was said to whom by way of another node, and has not come there. */
  readonly #onTheWay = new Map<number, string[]>();
  #memory: MemoryDatabase | undefined;
  /** What a node has just said to a client of its own. */
  #own: string | undefined;
  /** Whether a node speaks of its own accord just now: not because of something that is on disk. */
  #isSpeaking = false;
  #last: { readonly text: string; readonly message: ReturnType<typeof parseSent> } | undefined;

  /** When something was last written. */
  savedAt = 0;
  /** What was thrown that nobody waits for. */
  problem: { readonly error: unknown } | undefined;

  constructor(witness: Witness, now: () => number) {
    this.#witness = witness;
    this.#now = now;
  }

  // --- The database --------------------------------------------------------------------------------------------------

  /** Looks on at what is done in the database. */
  around(database: DatabaseLike, memory: MemoryDatabase): DatabaseLike {
    this.#memory = memory;
    return {
      do: (life, name, ask) => {
        if (!isAppend(name, ask)) return database.do(life, name, ask);
        const before = ask.writes.flatMap(tablesIn).map((table) => [table, memory.owners.get(table)?.life] as const);
        const counts = new Map(before.map(([table]) => [table, memory.disk.tables.get(table)?.size ?? 0]));
        try {
          const overtaken = database.do(life, name, ask);
          this.#noting(() => this.#saved(ask, overtaken));
          return overtaken;
        } finally {
          this.#noting(() => {
            for (const [table, owner] of before)
              if (owner !== undefined && owner !== life && memory.disk.tables.get(table)?.size !== counts.get(table))
                throw new Violation('twoOwners', `${life} has written at table ${table} of ${owner}`);
          });
        }
      },
    };
  }

  #saved({ life, number, writes }: Append, overtaken: unknown): void {
    this.savedAt = this.#now();
    const left = Array.isArray(overtaken) ? overtaken : [];
    for (const [at, rows] of writes.entries())
      if (!left.includes(at)) this.#witness.saved(parseRows(rows), `${life}:${number}:${at}`);
  }

  /** All is over: what the database has must be all that was ever promised. */
  checkDisk(): void {
    const { tables = new Map(), facts = new Map() } = this.#memory?.disk ?? {};
    const entries = [...tables.values()].flatMap((rows) =>
      [...rows.values()].sort((one, other) => one.seq - other.seq),
    );
    this.#witness.started(new Kept([parseRows({ entries, facts: [...facts.values()], erased: [] })]));
  }

  // --- The nodes -----------------------------------------------------------------------------------------------------

  heard(node: SimulatedNode, input: Input, client: number | undefined): void {
    this.#noting(() => {
      this.#isSpeaking = SPEAKING.includes(input.type);
      if (!('connection' in input)) this.#witness.heard(input);
      else if (client !== undefined && !(input.type === 'closed' && node.isRelayed(input.connection)))
        this.#witness.heard({ ...input, connection: client });
    });
  }

  did(_: SimulatedNode, input: Input, outputs: readonly Output[], client: number | undefined): void {
    this.#noting(() => {
      this.#witness.did(
        'connection' in input && client !== undefined ? { ...input, connection: client } : input,
        outputs,
      );
      if (input.type === 'loaded' && input.table !== undefined) this.#witness.takenUp(input.id);
    });
  }

  said({ life }: SimulatedNode, client: number, text: string, isRelayed: boolean): void {
    this.#noting(() => {
      const message = this.#read(text);
      this.#witness.said(client, message);
      if (isRelayed) this.#wayOf(client).push(text);
      else this.#own = text;
      if (!this.#isSpeaking) return;
      const table = message.t === 'table' ? message.table.id : message.t === 'step' ? message.game : undefined;
      const owner = table === undefined ? undefined : this.#memory?.owners.get(table)?.life;
      if (owner !== undefined && owner !== life)
        throw new Violation('twoOwners', `${life} speaks for table ${table} of ${owner}`);
    });
  }

  delivered(client: number, text: string): void {
    this.#noting(() => {
      if (this.#own !== text) this.#takeFromWay(client, text);
      this.#own = undefined;
      this.#witness.delivered(client, text, this.#read(text));
    });
  }

  /** What comes to a client over a link has been said to this client, in this order; some of it may have been lost with a link. */
  #takeFromWay(client: number, text: string): void {
    const way = this.#wayOf(client);
    const at = way.indexOf(text);
    if (at < 0) throw new Violation('leak', `connection ${client} is told what was for somebody else: ${text}`);
    way.splice(0, at + 1);
  }

  crossed(text: string): void {
    this.#noting(() => this.#witness.secrets.checkTokens(text));
  }

  failed(error: unknown): void {
    this.problem ??= { error };
  }

  /** Whoever is looked on at goes on as if nothing were: the world ends after this step. */
  #noting(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.failed(error);
    }
  }

  #wayOf(client: number): string[] {
    const way = this.#onTheWay.get(client) ?? [];
    this.#onTheWay.set(client, way);
    return way;
  }

  #read(text: string): ReturnType<typeof parseSent> {
    if (this.#last?.text !== text) this.#last = { text, message: parseSent(text) };
    return this.#last.message;
  }
}

function isAppend(name: string, ask: unknown): ask is Append {
  return name === 'append' && ask !== null;
}
