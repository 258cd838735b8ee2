import { FACT_KINDS, type FactKind } from '../log.ts';
import { type FactRow, readFacts, readTable, type TableRows } from '../stored.ts';
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

/** Facts that belong to a table go with it. */
const LOOSE_FACTS = FACT_KINDS.filter((kind) => kind !== 'table' && kind !== 'checkpoint');

/** Puts the damaged database aside and makes a new one of all that can still be read. */
export function salvage(
  folder: string,
  sql: Sql,
  options: DatabaseOptions,
): { readonly database: Database; readonly salvaged: Salvaged } {
  const aside = setAside(folder);
  prepareFolder(folder);
  const database = new Database(databaseIn(folder), sql, options);
  const damaged = new Database(aside, sql, { isDamaged: true });
  const lost: string[] = [];
  const facts = LOOSE_FACTS.flatMap((kind) => readableFacts(damaged, kind, lost));
  commit(database, [], facts);
  let tables = 0;
  for (const id of idsIn(damaged, lost)) {
    const rows = readableTable(damaged, id, lost);
    if (rows === undefined) continue;
    commit(
      database,
      rows.entries,
      [rows.head, rows.checkpoint].filter((row) => row !== undefined),
    );
    tables += 1;
  }
  damaged.close();
  return { database, salvaged: { aside, tables, facts: facts.length, lost } };
}

function commit(database: Database, entries: TableRows['entries'], facts: readonly FactRow[]): void {
  const failed = database.commit([{ entries, facts, erased: [] }], () => false);
  if (failed !== undefined) throw failed.problem;
}

function readableFacts(damaged: Database, kind: FactKind, lost: string[]): readonly FactRow[] {
  const rows: FactRow[] = [];
  const onBroken = (id: string) => void lost.push(`${kind} ${id}`);
  try {
    for (const row of damaged.factsOneByOne(kind)) if (readFacts(kind, [row], onBroken).length > 0) rows.push(row);
  } catch {
    lost.push(`some of kind ${kind}`);
  }
  return rows;
}

function idsIn(damaged: Database, lost: string[]): readonly string[] {
  try {
    return damaged.tableIds();
  } catch {
    lost.push('the list of tables');
    return [];
  }
}

function readableTable(damaged: Database, id: string, lost: string[]): TableRows | undefined {
  try {
    const rows = damaged.table(id);
    readTable(id, rows);
    return rows;
  } catch {
    lost.push(`table ${id}`);
    return undefined;
  }
}
