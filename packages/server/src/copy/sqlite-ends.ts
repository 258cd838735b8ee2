import { existsSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { parseEntryRow, parseFactRow } from '../log/parse-rows.ts';
import { Database } from '../log/sqlite/database.ts';
import { databaseIn, lockFolder, prepareFolder, syncFile } from '../log/sqlite/folder.ts';
import { problemOf } from '../log/sqlite/problems.ts';
import { SQL } from '../log/sqlite/sql.ts';
import { StartProblem } from '../start-problem.ts';
import { AT_ONCE, type Portion, type Source, type Target } from './ends.ts';

/** The database of a folder that no server uses just now. */
export function sqliteSource(folder: string): Source {
  const file = databaseIn(folder);
  if (!existsSync(file)) throw new StartProblem('noDatabase', { folder });
  const lock = lockFolder(folder);
  return { ...reading(file), close: async () => lock.release() };
}

function reading(file: string): Pick<Source, 'portions'> {
  return {
    async *portions() {
      const database = new DatabaseSync(file, { readOnly: true });
      try {
        database.exec('BEGIN');
        const entries = database.prepare('SELECT * FROM entries ORDER BY table_id, seq').iterate();
        for (const rows of groups(entries)) yield { entries: rows.map(parseEntryRow), facts: [] };
        const facts = database.prepare('SELECT * FROM facts ORDER BY kind, id').iterate();
        for (const rows of groups(facts)) yield { entries: [], facts: rows.map(parseFactRow) };
      } catch (error) {
        throw problemOf(error, file);
      } finally {
        database.close();
      }
    },
  };
}

function* groups<Row>(rows: Iterable<Row>): Iterable<Row[]> {
  let group: Row[] = [];
  for (const row of rows) {
    group.push(row);
    if (group.length < AT_ONCE) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

/** A new database in a folder: it has its name only when all is in it and on disk. */
export class SqliteTarget implements Target {
  readonly #file: string;
  readonly #folder: string;
  readonly #database: Database;

  constructor(folder: string) {
    this.#folder = folder;
    this.#file = databaseIn(folder);
    if (existsSync(this.#file)) throw new StartProblem('copyExists', { file: this.#file });
    prepareFolder(folder);
    rmSync(this.#file);
    rmSync(this.#unfinished, { force: true });
    this.#database = new Database(this.#unfinished, SQL, { acceptsLoss: true });
  }

  get #unfinished(): string {
    return `${this.#file}.unfinished`;
  }

  async put(portion: Portion): Promise<void> {
    const end = this.#database.commit([{ ...portion, erased: [] }], () => false);
    if ('problem' in end) throw end.problem;
  }

  async finish(): Promise<void> {
    this.#database.close();
    renameSync(this.#unfinished, this.#file);
    syncFile(this.#folder);
  }

  async abandon(): Promise<void> {
    this.#database.close();
    rmSync(this.#unfinished, { force: true });
  }
}
