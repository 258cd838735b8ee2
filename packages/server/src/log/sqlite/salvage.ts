import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { FACT_KINDS } from '../log.ts';
import { parseEntryRow, parseFactRow } from '../parse-rows.ts';
import {
  type EntryRow,
  type FactRow,
  isWholeEntry,
  isWholeFact,
  readTable,
  type TableRows,
  type WriteRows,
} from '../stored.ts';
import { carve, type Cells } from './carve.ts';
import { Database, type DatabaseOptions } from './database.ts';
import type { Sql } from './schema.ts';
import { databaseIn, prepareFolder, setAside } from './folder.ts';

/** What was got out of a damaged database, for whoever runs the server. */
export type Salvaged = {
  /** Where the damaged file is now. */
  readonly aside: string;
  readonly tables: number;
  readonly facts: number;
  /** What could not be read, in words. */
  readonly lost: readonly string[];
};

/** What is known of the damaged database: each row once. */
type Rows = {
  readonly entries: Map<string, EntryRow>;
  readonly facts: Map<string, FactRow>;
  readonly lost: Set<string>;
};

/** Facts that belong to a table go with it. */
const OF_TABLES = ['table', 'checkpoint'];
/** So many tables share a sync. */
const AT_ONCE = 500;

/** Puts the damaged database aside and makes a new one from every table and every fact in it that is whole. */
export function salvage(
  folder: string,
  sql: Sql,
  options: DatabaseOptions,
): { readonly database: Database; readonly salvaged: Salvaged } {
  const aside = setAside(folder);
  prepareFolder(folder);
  const rows = rowsIn(aside);
  const database = new Database(databaseIn(folder), sql, { ...options, acceptsLoss: true });
  const facts = [...rows.facts.values()].filter(({ kind }) => !OF_TABLES.includes(kind));
  const writes: WriteRows[] = [{ entries: [], facts, erased: [] }];
  for (const [id, { head, checkpoint, entries }] of tablesOf(rows)) {
    const own = [head, checkpoint].filter((row) => row !== undefined);
    if (!rows.lost.has(`table ${id}`) && isWhole(id, { head, checkpoint, entries }))
      writes.push({ entries, facts: own, erased: [] });
    else rows.lost.add(`table ${id}`);
  }
  for (let at = 0; at < writes.length; at += AT_ONCE) commit(database, writes.slice(at, at + AT_ONCE));
  return { database, salvaged: { aside, tables: writes.length - 1, facts: facts.length, lost: [...rows.lost] } };
}

function commit(database: Database, writes: readonly WriteRows[]): void {
  const end = database.commit(writes, () => false);
  if ('problem' in end) throw end.problem;
}

/** By a scan of each table that needs no index; where that breaks off, what else lies on the pages of the file. */
function rowsIn(file: string): Rows {
  const rows: Rows = { entries: new Map(), facts: new Map(), lost: new Set() };
  if (scan(file, rows)) return rows;
  for (const cells of carve(readFileSync(file))) takeCarved(rows, cells);
  for (const [kind = '', id = ''] of namesIn(file, 'SELECT kind, id FROM facts ORDER BY kind, id'))
    if (!rows.facts.has(`${kind}\n${id}`)) rows.lost.add(factName(kind, id));
  for (const [table, seq] of namesIn(file, 'SELECT table_id, seq FROM entries ORDER BY table_id, seq'))
    if (!rows.entries.has(`${table}\n${seq}`)) rows.lost.add(`table ${table}`);
  return rows;
}

/** False when it broke off. */
function scan(file: string, rows: Rows): boolean {
  try {
    const damaged = new DatabaseSync(file);
    try {
      // what is in the journal goes to the pages first
      const isWhole = [
        tried(() => damaged.exec('PRAGMA wal_checkpoint(TRUNCATE)')),
        tried(() => {
          for (const cells of damaged.prepare('SELECT * FROM entries NOT INDEXED').iterate())
            takeEntry(rows, parseEntryRow(cells));
        }),
        tried(() => {
          for (const cells of damaged.prepare('SELECT * FROM facts NOT INDEXED').iterate())
            takeFact(rows, parseFactRow(cells));
        }),
      ];
      return isWhole.every((one) => one);
    } finally {
      damaged.close();
    }
  } catch {
    return false;
  }
}

/** Every row there should be, as far as its index can be read: the index holds the names, and no more is asked of it. */
function namesIn(file: string, sql: string): readonly (readonly string[])[] {
  const names: string[][] = [];
  tried(() => {
    const damaged = new DatabaseSync(file);
    tried(() => {
      for (const row of damaged.prepare(sql).iterate()) names.push(Object.values(row).map(String));
    });
    damaged.close();
  });
  return names;
}

function tried(does: () => void): boolean {
  try {
    does();
    return true;
  } catch {
    return false;
  }
}

/** Which table a row is of shows in its cells. */
function takeCarved(rows: Rows, cells: Cells): void {
  const types = cells.map((cell) => (cell === null ? 'null' : typeof cell)).join(' ');
  const [first, second, third, fourth, fifth] = cells;
  if (/^string number string (string|null) number$/.test(types))
    takeEntry(rows, parseEntryRow({ table_id: first, seq: second, body: third, once: fourth, sum: fifth }));
  else if (types === 'string string string number')
    takeFact(rows, parseFactRow({ kind: first, id: second, body: third, sum: fourth }));
}

/** In words. Without its head a table is closed, its record is kept. */
function factName(kind: string, id: string): string {
  return kind === 'table' ? `head of table ${id}` : `${kind} ${id}`;
}

function takeEntry({ entries, lost }: Rows, row: EntryRow): void {
  const key = `${row.table}\n${row.seq}`;
  if (isWholeEntry(row) && !entries.has(key)) entries.set(key, row);
  else if (row.table !== '' && !isWholeEntry(row)) lost.add(`table ${row.table}`);
}

function takeFact({ facts, lost }: Rows, row: FactRow): void {
  const key = `${row.kind}\n${row.id}`;
  if (isWholeFact(row) && !facts.has(key)) facts.set(key, row);
  else if (FACT_KINDS.some((kind) => kind === row.kind) && !isWholeFact(row)) lost.add(factName(row.kind, row.id));
}

function tablesOf({ entries, facts }: Rows): ReadonlyMap<string, TableRows> {
  const byTable = Map.groupBy(entries.values(), ({ table }) => table);
  const heads = [...facts.values()].filter(({ kind }) => kind === 'table').map(({ id }) => id);
  const ids = new Set([...heads, ...byTable.keys()]);
  return new Map(
    Array.from(ids, (id) => [
      id,
      {
        head: facts.get(`table\n${id}`),
        checkpoint: facts.get(`checkpoint\n${id}`),
        entries: (byTable.get(id) ?? []).sort((one, other) => one.seq - other.seq),
      },
    ]),
  );
}

function isWhole(id: string, rows: TableRows): boolean {
  return tried(() => void readTable(id, rows));
}
