import {
  applyRows,
  factRows,
  isAsExpected,
  keyOf,
  type MemoryDisk,
  newMemoryDisk,
  tableRows,
  whyRepeated,
} from '../log/memory-disk.ts';
import { type Mark, NO_MARK } from '../log/mark.ts';
import { LogProblem } from '../log/problem.ts';
import {
  type Append,
  type Enrolment,
  FIRST_EPOCH,
  type Life,
  type Notice,
  type Owned,
  type OwnedRows,
  type Peer,
  type StatementName,
  type Statements,
  tablesIn,
  TOLD_KINDS,
} from './database.ts';

type Writer = {
  readonly enrolment: Enrolment;
  written: Mark;
  overtaken: readonly number[];
  isFenced: boolean;
};
type Lease = { until: number; notice: Notice };
/** `refused`: builds that cannot play it. */
type Owner = { life: Life; epoch: number; refused?: readonly string[] };

type Does = { readonly [Name in StatementName]: (ask: Statements[Name]['ask']) => Statements[Name]['answer'] };

/** Owns what was given back. */
const NOBODY = '';

/** The statements as simply as they can be said: for the simulation, and to hold PostgreSQL against. */
export class MemoryDatabase {
  readonly disk: MemoryDisk = newMemoryDisk();
  readonly owners = new Map<string, Owner>();
  /** They hear what has changed, as it is done: whose doing it was ('': a takeover's), and of which fact. */
  readonly listeners = new Set<(life: Life, kind: string, id: string) => void>();
  readonly #now: () => number;
  readonly #writers = new Map<Life, Writer>();
  readonly #leases = new Map<Life, Lease>();
  /** Requests that have opened a table: none opens another one. */
  readonly #openedBy = new Map<string, string>();
  #lost: string | null = null;

  constructor(now: () => number) {
    this.#now = now;
  }

  do<Name extends StatementName>(name: Name, ask: Statements[Name]['ask']): Statements[Name]['answer'] {
    return this.#does[name](ask);
  }

  readonly #does: Does = {
    enrol: (enrolment) => this.#enrol(enrolment),
    renew: ({ life, lease, notice }) => this.#renew(life, { until: this.#now() + lease, notice }),
    takeOver: ({ fences }) => this.#takeOver(fences),
    leave: ({ life }) => {
      this.#fence(life);
      this.#tell(life, 'life', life);
      return null;
    },
    append: (append) => this.#append(append),
    settle: ({ life }) => this.#settle(life),
    owners: ({ tables }) => this.#ownersOf(tables),
    lose: ({ why }) => {
      this.#lost = why;
      return null;
    },
    handOver: ({ life, table, to }) => this.#handOver(life, table, to),
    giveBack: ({ life, table }) => this.#giveBack(life, table),
    echo: ({ life, number }) => {
      this.#tell(life, 'echo', String(number));
      return null;
    },
    look: ({ ids }) => ids.flatMap((id) => TOLD_KINDS.flatMap((kind) => this.disk.facts.get(keyOf(kind, id)) ?? [])),
    facts: ({ kind, prefix }) => factRows(this.disk, kind, prefix),
    heads: () => factRows(this.disk, 'table', '').map(({ id }) => id),
    table: ({ id }) => tableRows(this.disk, id),
  };

  // --- Lives ---------------------------------------------------------------------------------------------------------

  #enrol({ lease, ...enrolment }: Statements['enrol']['ask']): Statements['enrol']['answer'] {
    const { life, node } = enrolment;
    const before: { [life: Life]: Mark } = {};
    for (const [one, { enrolment: other, written }] of this.#writers) {
      if (other.node !== node) continue;
      before[one] = written;
      this.#fence(one);
    }
    this.#writers.set(life, { enrolment, written: NO_MARK, overtaken: [], isFenced: false });
    this.#leases.set(life, { until: this.#now() + lease, notice: { isLeaving: false, figures: {} } });
    this.#tell(life, 'life', life);
    const over = this.#over();
    const others = this.#peers().filter((peer) => peer.life !== life && !over.includes(peer.life));
    return { time: this.#now(), others, before, lost: this.#lost };
  }

  #renew(life: Life, lease: Lease): Statements['renew']['answer'] {
    const isFenced = !this.#mayWrite(life);
    if (!isFenced) this.#leases.set(life, lease);
    const me = this.#peers().find((peer) => peer.life === life);
    const isWorkToDo = this.#over().length > 0 || this.#orphans().some((table) => this.#mayTake(me, table));
    return { time: this.#now(), isFenced, lost: this.#lost, peers: this.#peers(), isWorkToDo };
  }

  #takeOver(fences: boolean): Statements['takeOver']['answer'] {
    const fenced = fences ? this.#over() : [];
    for (const life of fenced) this.#fence(life);
    const takers = this.#peers().filter(({ isLeaving }) => !isLeaving);
    const taken = this.#orphans().filter((table, at) => {
      const able = takers.filter((taker) => this.#mayTake(taker, table));
      const next = able[at % able.length];
      if (next !== undefined) this.#give(table, next.life);
      return next !== undefined;
    });
    return { fenced, tables: taken.length };
  }

  #mayTake(taker: Peer | undefined, table: string): boolean {
    return taker?.isLeaving === false && this.owners.get(table)?.refused?.includes(taker.build) !== true;
  }

  #give(table: string, life: Life): void {
    this.owners.set(table, { ...this.owners.get(table), life, epoch: (this.owners.get(table)?.epoch ?? 0) + 1 });
    this.#tell('', 'table', table);
  }

  #handOver(life: Life, table: string, to: Life): boolean {
    const isOwn = this.owners.get(table)?.life === life && this.#mayWrite(life) && this.#mayWrite(to);
    if (isOwn) this.#give(table, to);
    return isOwn;
  }

  #giveBack(life: Life, table: string): null {
    const owner = this.owners.get(table);
    const { build } = this.#writers.get(life)?.enrolment ?? {};
    if (owner?.life !== life || build === undefined) return null;
    this.owners.set(table, { ...owner, refused: [...(owner.refused ?? []), build] });
    this.#give(table, NOBODY);
    return null;
  }

  #tell(life: Life, kind: string, id: string): void {
    for (const listener of this.listeners) listener(life, kind, id);
  }

  #fence(life: Life): null {
    const writer = this.#writers.get(life);
    if (writer !== undefined) writer.isFenced = true;
    this.#leases.delete(life);
    return null;
  }

  #mayWrite(life: Life): boolean {
    return this.#writers.get(life)?.isFenced === false;
  }

  #over(): Life[] {
    return [...this.#leases].flatMap(([life, { until }]) => (until <= this.#now() ? [life] : []));
  }

  #orphans(): string[] {
    return [...this.owners].flatMap(([table, { life }]) => (this.#mayWrite(life) ? [] : [table])).sort();
  }

  #peers(): Peer[] {
    return [...this.#leases].flatMap(([life, { notice }]) => {
      const writer = this.#writers.get(life);
      return writer === undefined ? [] : [{ ...writer.enrolment, ...notice }];
    });
  }

  // --- Writing -------------------------------------------------------------------------------------------------------

  #append({ life, number, digest, writes }: Append): readonly number[] {
    const writer = this.#writers.get(life);
    if (writer === undefined || writer.isFenced) throw new LogProblem('fenced', 'this life may write no more');
    if (number !== writer.written.number + 1)
      throw new LogProblem('outOfTurn', `batch ${number} does not follow ${writer.written.number}`);
    const undo = this.#copyOf(writes);
    const overtaken: number[] = [];
    try {
      for (const [at, rows] of writes.entries()) {
        if (isAsExpected(this.disk, rows)) this.#apply(life, rows);
        else overtaken.push(at);
      }
    } catch (error) {
      undo();
      throw error;
    }
    Object.assign(writer, { written: { number, digest }, overtaken });
    const told = writes.filter((_, at) => !overtaken.includes(at)).flatMap(({ facts }) => facts);
    for (const { kind, id } of told) if (TOLD_KINDS.some((one) => one === kind)) this.#tell(life, kind, id);
    return overtaken;
  }

  /** What these writes may change, as it is now. Returns what puts it back. */
  #copyOf(writes: readonly OwnedRows[]): () => void {
    const { tables, facts } = this.disk;
    const names = new Set(writes.flatMap(tablesIn));
    const keys = new Set(writes.flatMap((rows) => rows.facts.map(({ kind, id }) => keyOf(kind, id))));
    const rowsBefore = Array.from(
      names,
      (name) => [name, tables.has(name) ? new Map(tables.get(name)) : undefined] as const,
    );
    const ownersBefore = Array.from(names, (name) => [name, this.owners.get(name)] as const);
    const factsBefore = Array.from(keys, (key) => [key, facts.get(key)] as const);
    const requests = new Map(this.#openedBy);
    return () => {
      for (const [name, rows] of rowsBefore) putBack(tables, name, rows);
      for (const [name, owner] of ownersBefore) putBack(this.owners, name, owner);
      for (const [key, fact] of factsBefore) putBack(facts, key, fact);
      this.#openedBy.clear();
      for (const [request, table] of requests) this.#openedBy.set(request, table);
    };
  }

  #apply(life: Life, rows: OwnedRows): void {
    for (const { table, seq } of rows.entries) if (seq === 0) this.#open(table, life, rows);
    for (const table of new Set(tablesIn(rows))) {
      const owner = this.owners.get(table);
      const isNobodys = owner === undefined && !rows.entries.some((entry) => entry.table === table);
      if (!isNobodys && (owner?.life !== life || owner.epoch !== rows.epochs[table]))
        throw new LogProblem('fenced', `table ${table} is not this life's own`);
    }
    const repeated = whyRepeated(this.disk, rows);
    if (repeated !== undefined) throw new LogProblem('repeated', repeated);
    applyRows(this.disk, rows);
    for (const { kind, id, body } of rows.facts) if (kind === 'table' && body === null) this.#close(id);
  }

  #open(table: string, life: Life, { epochs, requests }: OwnedRows): void {
    if (this.owners.has(table)) return;
    const request = requests[table];
    if (request !== undefined && this.#openedBy.has(request))
      throw new LogProblem('repeated', 'this has been opened before');
    this.owners.set(table, { life, epoch: epochs[table] ?? FIRST_EPOCH });
    if (request !== undefined) this.#openedBy.set(request, table);
  }

  #close(table: string): void {
    this.owners.delete(table);
    for (const [request, one] of this.#openedBy) if (one === table) this.#openedBy.delete(request);
  }

  #settle(life: Life): Statements['settle']['answer'] {
    const writer = this.#writers.get(life);
    if (writer === undefined) return null;
    const { written, overtaken, isFenced } = writer;
    return { ...written, overtaken, isFenced };
  }

  #ownersOf(tables: readonly string[] | null): readonly Owned[] {
    const ids = tables ?? [...this.owners.keys()].sort();
    return ids.flatMap((table) => {
      const owner = this.owners.get(table);
      return owner === undefined ? [] : [{ table, life: owner.life, epoch: owner.epoch }];
    });
  }
}

function putBack<T>(map: Map<string, T>, key: string, before: T | undefined): void {
  if (before === undefined) map.delete(key);
  else map.set(key, before);
}
