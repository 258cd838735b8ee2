import { crc32 } from 'node:zlib';
import type { Json } from '@dustup/kernel';
import type { FactKind, LogEntry, LogFact, LogWrite, OnBroken, StoredTable } from './log.ts';
import { parseJson } from './parse-rows.ts';
import { LogProblem } from './problem.ts';

/** An entry and a fact as rows: the body as text, with its check sum. */
export type EntryRow = {
  readonly table: string;
  readonly seq: number;
  readonly body: string;
  readonly once: string | null;
  readonly sum: number;
};
export type FactRow = {
  readonly kind: string;
  readonly id: string;
  readonly body: string | null;
  readonly sum: number;
  /** The sum of what it replaces; null: of nothing. Absent: whatever it replaces. */
  readonly expects?: number | null;
};
/** A write ready for the disk. */
export type WriteRows = {
  readonly entries: readonly EntryRow[];
  readonly facts: readonly FactRow[];
  readonly erased: readonly string[];
};

/** All rows of one table. */
export type TableRows = {
  readonly head: FactRow | undefined;
  readonly checkpoint: FactRow | undefined;
  readonly entries: readonly EntryRow[];
};

export function rowsOf({ entries, facts, erased = [] }: LogWrite): WriteRows {
  return { entries: entries.map(entryRow), facts: facts.map(factRow), erased };
}

function entryRow({ table, seq, body, once }: LogEntry): EntryRow {
  const text = JSON.stringify(body);
  return { table, seq, body: text, once: once ?? null, sum: sumOf(table, String(seq), text) };
}

function factRow({ kind, id, body, expects }: LogFact): FactRow {
  const text = body === null ? null : JSON.stringify(body);
  const row = { kind, id, body: text, sum: text === null ? 0 : sumOf(kind, id, text) };
  if (expects === undefined) return row;
  return { ...row, expects: expects === null ? null : sumOf(kind, id, JSON.stringify(expects)) };
}

/** The check sum says where a row belongs, too: one that has strayed to another table does not pass. */
function sumOf(kind: string, id: string, text: string): number {
  return crc32(text, crc32(`${kind}\n${id}\n`));
}

/** Whether a row is as it was written. */
export function isWholeEntry({ table, seq, body, sum }: EntryRow): boolean {
  return sumOf(table, String(seq), body) === sum;
}

export function isWholeFact({ kind, id, body, sum }: FactRow): boolean {
  return body !== null && sumOf(kind, id, body) === sum;
}

/** A fact as it was written, or undefined when it cannot be read. */
function readFact(row: FactRow): Json | undefined {
  return row.body === null || !isWholeFact(row) ? undefined : parseJson(row.body);
}

/** The facts that can be read; the others are reported. */
export function readFacts(kind: FactKind, rows: readonly FactRow[], onBroken?: OnBroken): readonly LogFact[] {
  return rows.flatMap((row) => {
    const body = readFact(row);
    if (body === undefined) onBroken?.(row.id, `this ${kind} cannot be read`);
    return body === undefined ? [] : [{ kind, id: row.id, body }];
  });
}

/** A table from its rows; undefined when there is none of it. Bodies are parsed when they are looked at. */
export function readTable(id: string, { head, checkpoint, entries }: TableRows): StoredTable | undefined {
  if (head === undefined && entries.length === 0) return undefined;
  const readHead = head === undefined ? null : readFact(head);
  if (readHead === undefined) throw broken(id, 'its head cannot be read');
  for (const [at, row] of entries.entries()) {
    if (row.seq !== at) throw broken(id, `entry ${at} is missing`);
    if (!isWholeEntry({ ...row, table: id })) throw broken(id, `entry ${at} cannot be read`);
  }
  return {
    id,
    head: readHead,
    checkpoint: checkpoint === undefined ? null : (readFact(checkpoint) ?? null),
    entries: entries.map(lazyEntry),
  };
}

function lazyEntry({ table, seq, body, once }: EntryRow): LogEntry {
  return {
    table,
    seq,
    get body() {
      return parseJson(body);
    },
    ...(once !== null && { once }),
  };
}

function broken(id: string, problem: string): LogProblem {
  return new LogProblem('corrupt', `table ${id}: ${problem}`);
}

/** One table at a time: what cannot be read is reported and harms no other. */
export async function orReported<T>(id: string, onBroken: OnBroken, read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof LogProblem) || error.kind !== 'corrupt') throw error;
    onBroken(id, error.message);
    return undefined;
  }
}
