import type { FactKind } from './log.ts';
import type { EntryRow, FactRow, TableRows, WriteRows } from './stored.ts';

/** Rows as a log keeps them, in memory. */
export type MemoryDisk = {
  readonly tables: Map<string, Map<number, EntryRow>>;
  readonly facts: Map<string, FactRow>;
};

export function newMemoryDisk(): MemoryDisk {
  return { tables: new Map(), facts: new Map() };
}

/** What a write was made from is still there. */
export function isAsExpected({ facts }: MemoryDisk, { facts: rows }: WriteRows): boolean {
  return rows.every(
    ({ kind, id, expects }) => expects === undefined || expects === (facts.get(keyOf(kind, id))?.sum ?? null),
  );
}

/** Why an entry of this write cannot be there once more. */
export function whyRepeated({ tables }: MemoryDisk, { entries, erased }: WriteRows): string | undefined {
  const numbers = new Set<string>();
  const marks = new Set<string>();
  for (const { table, seq, once } of entries) {
    const before = erased.includes(table) ? undefined : tables.get(table);
    if (before?.has(seq) === true || numbers.has(`${table} ${seq}`))
      return `entry ${seq} of table ${table} is there already`;
    const isMarked = once !== null && before?.values().some((row) => row.once === once) === true;
    if (isMarked || (once !== null && marks.has(`${table} ${once}`))) return `table ${table} has had this before`;
    numbers.add(`${table} ${seq}`);
    marks.add(`${table} ${once}`);
  }
  return undefined;
}

export function applyRows({ tables, facts }: MemoryDisk, rows: WriteRows): void {
  for (const id of rows.erased) tables.delete(id);
  for (const row of rows.entries) {
    const table = tables.get(row.table) ?? new Map<number, EntryRow>();
    tables.set(row.table, table.set(row.seq, row));
  }
  for (const { expects: _, ...row } of rows.facts) {
    if (row.body === null) facts.delete(keyOf(row.kind, row.id));
    else facts.set(keyOf(row.kind, row.id), row);
  }
}

export function keyOf(kind: string, id: string): string {
  return `${kind}\n${id}`;
}

function entriesOf({ tables }: MemoryDisk, id: string): EntryRow[] {
  return [...(tables.get(id)?.values() ?? [])].sort((one, other) => one.seq - other.seq);
}

export function factRows({ facts }: MemoryDisk, kind: FactKind, prefix: string): FactRow[] {
  return [...facts.values()]
    .filter((row) => row.kind === kind && row.id.startsWith(prefix))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}

export function tableRows(disk: MemoryDisk, id: string): TableRows {
  const fact = (kind: FactKind) => disk.facts.get(keyOf(kind, id));
  return { head: fact('table'), checkpoint: fact('checkpoint'), entries: entriesOf(disk, id) };
}
