import type { FactKind, Log, LogFact, OnBroken, StoredTable } from './log.ts';
import { LogProblem } from './problem.ts';
import {
  type EntryRow,
  type FactRow,
  orReported,
  readFacts,
  readTable,
  rowsOf,
  type TableRows,
  type WriteRows,
} from './stored.ts';
import { type BatchEnd, WriteQueue } from './write-queue.ts';

/** What stays when a `MemoryLog` is dropped. */
export type MemoryDisk = {
  readonly tables: Map<string, Map<number, EntryRow>>;
  readonly facts: Map<string, FactRow>;
};

export function newMemoryDisk(): MemoryDisk {
  return { tables: new Map(), facts: new Map() };
}

/** The log as simply as it can be said: for tests, and to hold the others against. */
export function openMemoryLog(disk: MemoryDisk = newMemoryDisk()): Log {
  const queue = new WriteQueue(async (batch) => commit(disk, batch));
  return {
    write: (write) => queue.add(rowsOf(write)),
    facts: async (kind, { prefix = '', onBroken } = {}) => factsOn(disk, kind, prefix, onBroken),
    tables: (onBroken) => tablesOn(disk, onBroken),
    table: async (id) => readTable(id, tableRows(disk, id)),
    close: () => queue.close(),
  };
}

function commit(disk: MemoryDisk, batch: readonly WriteRows[]): BatchEnd {
  for (const [at, rows] of batch.entries()) {
    const problem = whyNot(disk, rows);
    if (problem !== undefined) return { done: at, problem: new LogProblem('repeated', problem) };
    apply(disk, rows);
  }
  return { done: batch.length };
}

function whyNot(disk: MemoryDisk, { entries, erased }: WriteRows): string | undefined {
  const seen = new Map<string, EntryRow[]>();
  for (const row of entries) {
    const before = seen.get(row.table) ?? (erased.includes(row.table) ? [] : entriesOf(disk, row.table));
    if (before.some(({ seq }) => seq === row.seq)) return `entry ${row.seq} of table ${row.table} is there already`;
    if (row.once !== null && before.some(({ once }) => once === row.once))
      return `table ${row.table} has had this before`;
    seen.set(row.table, [...before, row]);
  }
  return undefined;
}

function apply({ tables, facts }: MemoryDisk, rows: WriteRows): void {
  for (const id of rows.erased) tables.delete(id);
  for (const row of rows.entries) {
    const table = tables.get(row.table) ?? new Map<number, EntryRow>();
    tables.set(row.table, table.set(row.seq, row));
  }
  for (const row of rows.facts) {
    if (row.body === null) facts.delete(keyOf(row.kind, row.id));
    else facts.set(keyOf(row.kind, row.id), row);
  }
}

function keyOf(kind: string, id: string): string {
  return `${kind}\n${id}`;
}

function entriesOf({ tables }: MemoryDisk, id: string): EntryRow[] {
  return [...(tables.get(id)?.values() ?? [])].sort((one, other) => one.seq - other.seq);
}

function factRows({ facts }: MemoryDisk, kind: FactKind, prefix: string): FactRow[] {
  return [...facts.values()]
    .filter((row) => row.kind === kind && row.id.startsWith(prefix))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}

function factsOn(disk: MemoryDisk, kind: FactKind, prefix: string, onBroken?: OnBroken): readonly LogFact[] {
  return readFacts(kind, factRows(disk, kind, prefix), onBroken);
}

function tableRows(disk: MemoryDisk, id: string): TableRows {
  const fact = (kind: FactKind) => disk.facts.get(keyOf(kind, id));
  return { head: fact('table'), checkpoint: fact('checkpoint'), entries: entriesOf(disk, id) };
}

async function* tablesOn(disk: MemoryDisk, onBroken: OnBroken): AsyncIterable<StoredTable> {
  for (const { id } of factRows(disk, 'table', '')) {
    const table = await orReported(id, onBroken, async () => readTable(id, tableRows(disk, id)));
    if (table !== undefined) yield table;
  }
}
