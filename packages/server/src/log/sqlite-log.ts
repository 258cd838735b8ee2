import { Worker } from 'node:worker_threads';
import type { FactKind, Log, OnBroken, StoredTable } from './log.ts';
import { LogProblem } from './problem.ts';
import type { ExchangeName, Exchanges, ToldProblem, WorkerData } from './sqlite/messages.ts';
import { parseAnswer, parseAnswered } from './sqlite/parse-messages.ts';
import type { Salvaged } from './sqlite/salvage.ts';
import { SQL } from './sqlite/sql.ts';
import { orReported, readFacts, readTable, rowsOf, type WriteRows } from './stored.ts';
import { type BatchEnd, WriteQueue } from './write-queue.ts';

/** Milliseconds from batch to batch under load: far fewer syncs, and less of everything that goes with them, for 4 ms more. */
const APART = 8;

export type SqliteLogOptions = Omit<WorkerData, 'folder' | 'sql'> & {
  /** See `WriteQueue`. */
  readonly apart?: number | undefined;
  /** Hears of each batch: how many writes shared the sync, and how many milliseconds it took. */
  readonly onCommit?: ((writes: number, milliseconds: number) => void) | undefined;
  /** The thread died: nothing can be written any more. */
  readonly onLost?: ((problem: LogProblem) => void) | undefined;
};

export type SqliteLog = Log & { readonly salvaged: Salvaged | null };

/** Opens the database in this folder (and makes it, if need be). Rejects with a `LogProblem` that says what to do. */
export async function openSqliteLog(folder: string, options: SqliteLogOptions = {}): Promise<SqliteLog> {
  const thread = new DatabaseThread(folder, options);
  const opened = await thread.ask('open', null).catch(async (problem: unknown) => {
    await thread.close();
    throw problem;
  });
  const queue = new WriteQueue((batch) => commit(thread, batch, options.onCommit), options.apart ?? APART);
  return {
    salvaged: opened.salvaged,
    write: (write) => queue.add(rowsOf(write)),
    facts: async (kind, { prefix = '', onBroken } = {}) => facts(thread, kind, prefix, onBroken),
    tables: (onBroken) => tables(thread, onBroken),
    table: async (id) => readTable(id, await thread.ask('table', id)),
    close: async () => {
      await queue.close();
      await thread.close();
    },
  };
}

async function commit(
  thread: DatabaseThread,
  batch: readonly WriteRows[],
  onCommit: SqliteLogOptions['onCommit'],
): Promise<BatchEnd> {
  const start = performance.now();
  try {
    const { done, overtaken, problem } = await thread.ask('commit', batch);
    onCommit?.(done, performance.now() - start);
    return problem === null ? { done, overtaken } : { done, overtaken, problem: heard(problem) };
  } catch (error) {
    return { done: 0, problem: error instanceof LogProblem ? error : new LogProblem('other', String(error)) };
  }
}

async function facts(thread: DatabaseThread, kind: FactKind, prefix: string, onBroken?: OnBroken) {
  return readFacts(kind, await thread.ask('facts', { kind, prefix }), onBroken);
}

async function* tables(thread: DatabaseThread, onBroken: OnBroken): AsyncIterable<StoredTable> {
  const read = (id: string) => orReported(id, onBroken, async () => readTable(id, await thread.ask('table', id)));
  const ids = await thread.ask('heads', null);
  // the next one is read while this one is rebuilt
  let next = ids[0] === undefined ? undefined : read(ids[0]);
  for (const id of [...ids.slice(1), undefined]) {
    const table = await next;
    next = id === undefined ? undefined : read(id);
    if (table !== undefined) yield table;
  }
}

type Waiting = { readonly resolve: (answer: unknown) => void; readonly reject: (problem: LogProblem) => void };

/** The thread that blocks on the disk, asked by messages. */
class DatabaseThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #ended: Promise<void>;
  #count = 0;
  #isEnding = false;
  #isOver = false;

  constructor(folder: string, { onLost, onCommit: _onCommit, apart: _apart, ...options }: SqliteLogOptions) {
    const workerData: WorkerData = { folder, sql: SQL, ...options };
    this.#worker = new Worker(new URL('./sqlite/worker.ts', import.meta.url), { workerData });
    this.#worker.on('message', (message: unknown) => this.#hear(message));
    const lost = (why: string) => {
      const problem = new LogProblem('disk', `The thread that writes to disk is gone: ${why}.`);
      if (!this.#isEnding && !this.#isOver) onLost?.(problem);
      this.#isOver = true;
      for (const { reject } of this.#waiting.values()) reject(problem);
      this.#waiting.clear();
    };
    this.#worker.on('error', (error) => lost(error instanceof Error ? error.message : String(error)));
    this.#ended = new Promise((resolve) => {
      this.#worker.on('exit', (code) => {
        lost(`it ended with ${code}`);
        resolve();
      });
    });
  }

  async ask<Name extends ExchangeName>(name: Name, ask: Exchanges[Name]['ask']): Promise<Exchanges[Name]['answer']> {
    if (this.#isOver || this.#isEnding) throw new LogProblem('closed', 'the log is closed');
    return this.#post(name, ask);
  }

  async close(): Promise<void> {
    if (!this.#isOver && !this.#isEnding) {
      this.#isEnding = true;
      await this.#post('close', null);
    }
    await this.#ended;
  }

  async #post<Name extends ExchangeName>(name: Name, ask: Exchanges[Name]['ask']): Promise<Exchanges[Name]['answer']> {
    const id = (this.#count += 1);
    const answer = await new Promise<unknown>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, name, ask });
    });
    return parseAnswer(name, answer);
  }

  #hear(message: unknown): void {
    const answered = parseAnswered(message);
    const waiting = this.#waiting.get(answered.id);
    this.#waiting.delete(answered.id);
    if ('problem' in answered) waiting?.reject(heard(answered.problem));
    else waiting?.resolve(answered.answer);
  }
}

function heard({ kind, message }: ToldProblem): LogProblem {
  return new LogProblem(kind, message);
}
