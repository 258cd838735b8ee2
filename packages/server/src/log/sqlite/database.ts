import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { FactKind } from '../log.ts';
import type { PassFailpoint } from '../failpoint.ts';
import { parseEntryRow, parseFactRow } from '../parse-rows.ts';
import { LogProblem } from '../problem.ts';
import type { FactRow, TableRows, WriteRows } from '../stored.ts';
import { type Mark, MarkFile, NO_MARK, nextMark, readMark, whatIsMissing } from '../mark.ts';
import { corrupt, lossy, problemOf } from './problems.ts';
import type { Sql } from './schema.ts';

/** After every text that begins with the prefix. */
const AFTER_ALL = '\u{10ffff}';
const PATIENCE = 5000;

export type DatabaseOptions = {
  /** The file may not grow beyond so many pages of 4 KB. */
  readonly mostPages?: number | undefined;
  /** How many milliseconds to wait for another program that holds it locked. */
  readonly patience?: number | undefined;
  /** Goes on although something is missing that was acknowledged. */
  readonly acceptsLoss?: boolean | undefined;
};

/** What became of a batch: which of its writes were overtaken, or what stopped it at one of them. */
type Committed = { readonly overtaken: readonly number[] } | { readonly at: number; readonly problem: LogProblem };

/** The database of one folder: blocks while it works, so it lives in a thread of its own. */
export class Database {
  readonly file: string;
  readonly #db: DatabaseSync;
  readonly #sql: Sql;
  readonly #prepared = new Map<string, StatementSync>();
  readonly #markFile: MarkFile;
  #mark: Mark = NO_MARK;

  constructor(file: string, sql: Sql, { mostPages, patience = PATIENCE, acceptsLoss = false }: DatabaseOptions = {}) {
    this.file = file;
    this.#sql = sql;
    try {
      this.#db = new DatabaseSync(this.file, { timeout: patience });
      this.#settle();
      this.#check();
      this.#sync();
      this.#migrate();
      this.#mark = this.#chained();
      this.#compare(acceptsLoss);
      this.#markFile = new MarkFile(dirname(file));
      this.#markFile.write(this.#mark);
      if (mostPages !== undefined) this.#db.exec(`PRAGMA max_page_count = ${mostPages}`);
    } catch (error) {
      throw problemOf(error, this.file);
    }
  }

  #settle(): void {
    const mode = this.#db.prepare('PRAGMA journal_mode = WAL').get();
    if (mode?.['journal_mode'] !== 'wal')
      throw new LogProblem('disk', `${this.file} is on a disk without shared memory: choose a local one.`);
    // what is deleted is overwritten: no salvage, and nobody with the file, brings it back
    this.#db.exec(
      'PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA cache_size = -2048; PRAGMA trusted_schema = OFF; PRAGMA journal_size_limit = 67108864',
    );
  }

  #check(): void {
    const found = this.#db.prepare('PRAGMA quick_check(1)').get();
    if (found?.['quick_check'] !== 'ok') throw corrupt(this.file, String(found?.['quick_check']));
  }

  /** What a process that was killed had written and not yet synced is there to be read: it is synced before anybody hears of it. */
  #sync(): void {
    this.#db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  #migrate(): void {
    const { migrations } = this.#sql;
    this.#db.exec(this.#sql.versionTable);
    const version = Number(this.#db.prepare(this.#sql.version).get()?.['version'] ?? 0);
    if (version > migrations.length)
      throw new LogProblem(
        'newer',
        `${this.file} was written by a newer Dustup (schema ${version}, this one knows ${migrations.length}). Start that one, or choose another folder.`,
      );
    for (const [at, statements] of migrations.slice(version).entries()) {
      this.#db.exec('BEGIN IMMEDIATE');
      for (const statement of statements) this.#db.exec(statement);
      this.#statement(this.#sql.migrated).run(version + at + 1, new Date().toISOString());
      this.#db.exec('COMMIT');
    }
  }

  #chained(): Mark {
    const row = this.#db.prepare(this.#sql.chain).get(1);
    return row === undefined ? NO_MARK : { number: Number(row['number']), digest: String(row['digest']) };
  }

  #compare(acceptsLoss: boolean): void {
    const missing = whatIsMissing(this.#mark, readMark(dirname(this.file)));
    if (missing !== undefined && !acceptsLoss) throw lossy(this.file, missing);
  }

  /** All of it in one transaction and one sync, or nothing: but what was overtaken is left out. Says what stopped it, and at which write. */
  commit(batch: readonly WriteRows[], pass: PassFailpoint): Committed {
    const overtaken: number[] = [];
    let at = 0;
    try {
      this.#db.exec('BEGIN IMMEDIATE');
      for (; at < batch.length; at += 1) {
        const rows = batch[at];
        if (rows === undefined || !rows.facts.every((row) => this.#isAsExpected(row))) {
          overtaken.push(at);
          continue;
        }
        mayFail(pass('before-append'));
        this.#append(rows);
        mayFail(pass('after-append'));
      }
      const mark = nextMark(
        this.#mark,
        batch.filter((_, one) => !overtaken.includes(one)),
      );
      this.#statement(this.#sql.putChain).run(1, mark.number, mark.digest);
      mayFail(pass('before-commit'));
      this.#db.exec('COMMIT');
      this.#mark = mark;
      this.#markFile.write(mark);
      pass('after-commit');
      return { overtaken };
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      return { at, problem: problemOf(error, this.file) };
    }
  }

  #isAsExpected({ kind, id, expects }: FactRow): boolean {
    if (expects === undefined) return true;
    const found = this.#statement(this.#sql.fact).get(kind, id);
    return expects === (found === undefined ? null : Number(found['sum']));
  }

  #append(rows: WriteRows): void {
    for (const id of rows.erased) this.#statement(this.#sql.erase).run(id);
    for (const { table, seq, body, once, sum } of rows.entries)
      this.#statement(this.#sql.append).run(table, seq, body, once, sum);
    for (const { kind, id, body, sum } of rows.facts) {
      if (body === null) this.#statement(this.#sql.dropFact).run(kind, id);
      else this.#statement(this.#sql.putFact).run(kind, id, body, sum);
    }
  }

  facts(kind: FactKind, prefix: string): readonly FactRow[] {
    return this.#all(this.#sql.facts, kind, prefix, prefix + AFTER_ALL).map(parseFactRow);
  }

  /** The ids of all tables that have a head. */
  heads(): readonly string[] {
    return this.#all(this.#sql.ids, 'table').map(({ id }) => String(id));
  }

  table(id: string): TableRows {
    const [head] = this.#all(this.#sql.fact, 'table', id).map(parseFactRow);
    const [checkpoint] = this.#all(this.#sql.fact, 'checkpoint', id).map(parseFactRow);
    return { head, checkpoint, entries: this.#all(this.#sql.entries, id).map(parseEntryRow) };
  }

  close(): void {
    this.#markFile.close();
    this.#db.close();
  }

  #all(sql: string, ...parameters: readonly string[]) {
    try {
      return this.#statement(sql).all(...parameters);
    } catch (error) {
      throw problemOf(error, this.file);
    }
  }

  #statement(sql: string): StatementSync {
    const before = this.#prepared.get(sql);
    if (before !== undefined) return before;
    const statement = this.#db.prepare(sql);
    this.#prepared.set(sql, statement);
    return statement;
  }
}

function mayFail(isFull: boolean): void {
  if (isFull) throw new LogProblem('full', 'The disk is full (so a test wants it).');
}
