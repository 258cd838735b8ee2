import type { PassFailpoint } from '../../log/failpoint.ts';
import type { Mark } from '../../log/mark.ts';
import { LogProblem } from '../../log/problem.ts';
import type { Append, Life, OwnedRows } from '../database.ts';
import { Writer, type Written } from '../writer.ts';
import { KeptSession } from './kept-session.ts';
import { SessionLost } from './problems.ts';

export type WriteLineOptions = {
  readonly url: string;
  readonly name: string;
  readonly life: Life;
  readonly pass: PassFailpoint;
  /** Hears of each batch: how many writes were in it, and how many milliseconds it took. */
  readonly onCommit: (writes: number, milliseconds: number) => void;
  /** So far has this life written. */
  readonly onMark: (mark: Mark) => void;
  /** Nothing can be written any more. */
  readonly onEnded: (problem: LogProblem) => void;
};

/** Milliseconds from batch to batch under load: far fewer syncs for 4 ms more. */
const APART = 8;
/** A batch waits for the disk of the database, which may take its time. */
const PATIENCE = 20_000;

/** The writer of a life with its connection to PostgreSQL: a promise for each write. */
export class WriteLine {
  readonly #options: WriteLineOptions;
  readonly #writer: Writer;
  readonly #waiting = new Map<number, PromiseWithResolvers<void>>();
  #session: KeptSession | undefined;
  #asked = 0;
  #begunAt = Number.NEGATIVE_INFINITY;
  #isToBegin = false;
  #isClosing = false;
  #ended: LogProblem | undefined;
  #onIdle: (() => void) | undefined;

  private constructor(options: WriteLineOptions) {
    this.#options = options;
    this.#writer = new Writer({
      life: options.life,
      append: (batch) => void this.#append(batch),
      settle: () => void this.#settle(),
      onWaiting: () => this.#beginSoon(),
      tell: (news) => this.#hear(news),
    });
  }

  /** Of a life that is enrolled. */
  static async open(options: WriteLineOptions): Promise<WriteLine> {
    const line = new WriteLine(options);
    const { url, name } = options;
    line.#session = await KeptSession.open({
      url,
      name,
      patience: PATIENCE,
      onUp: () => line.#writer.back(),
      onDown: () => line.#writer.lost(),
    });
    return line;
  }

  write(rows: OwnedRows): Promise<void> {
    if (this.#ended !== undefined) return Promise.reject(this.#ended);
    if (this.#isClosing) return Promise.reject(new LogProblem('closed', 'the log is closed'));
    this.#asked += 1;
    const waiting = Promise.withResolvers<void>();
    this.#waiting.set(this.#asked, waiting);
    this.#writer.write(this.#asked, rows);
    return waiting.promise;
  }

  /** Finishes what was asked for, and takes nothing more. */
  async finish(): Promise<void> {
    this.#isClosing = true;
    if (!this.#writer.isIdle && this.#ended === undefined)
      await new Promise<void>((resolve) => (this.#onIdle = resolve));
  }

  async close(): Promise<void> {
    await this.finish();
    await this.#session?.close();
  }

  /** As a process does that dies. */
  destroy(): void {
    this.#isClosing = true;
    this.#session?.destroy();
  }

  /** Not at once: what the same input has caused goes together. */
  #beginSoon(): void {
    if (this.#isToBegin) return;
    this.#isToBegin = true;
    const begin = () => {
      this.#isToBegin = false;
      this.#begunAt = performance.now();
      this.#writer.begin();
    };
    const wait = this.#begunAt + APART - performance.now();
    if (wait > 0 && !this.#isClosing) setTimeout(begin, wait);
    else queueMicrotask(begin);
  }

  async #append(batch: Append): Promise<void> {
    const { pass, onCommit, onMark } = this.#options;
    const start = performance.now();
    await this.#answer(async () => {
      if (mayNot(batch, pass)) throw new LogProblem('full', 'The disk is full (so a test wants it).');
      const overtaken = await this.#open.ask('append', batch);
      onMark({ number: batch.number, digest: batch.digest });
      pass('after-commit');
      onCommit(batch.writes.length, performance.now() - start);
      this.#writer.appended(overtaken);
    });
  }

  #settle(): Promise<void> {
    return this.#answer(async () => {
      this.#writer.settled(await this.#open.ask('settle', { life: this.#options.life }));
    });
  }

  async #answer(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      // what became of it is asked when there is a connection again
      if (!(error instanceof SessionLost)) this.#writer.refused(problemIn(error));
    }
  }

  #hear(news: Written): void {
    switch (news.type) {
      case 'committed':
        return this.#committed(news.upTo, news.overtaken);
      case 'failed':
        return this.#failed(news.problem);
      case 'ended':
        this.#ended = news.problem;
        this.#failed(news.problem);
        return this.#options.onEnded(news.problem);
    }
  }

  #committed(upTo: number, overtaken: readonly number[]): void {
    for (const [number, { resolve, reject }] of this.#waiting) {
      if (number > upTo) break;
      this.#waiting.delete(number);
      if (overtaken.includes(number)) reject(new LogProblem('overtaken', 'somebody else has changed this meanwhile'));
      else resolve();
    }
    if (this.#writer.isIdle) this.#onIdle?.();
  }

  #failed(problem: LogProblem): void {
    for (const { reject } of this.#waiting.values()) reject(problem);
    this.#waiting.clear();
    this.#onIdle?.();
  }

  get #open(): KeptSession {
    if (this.#session === undefined) throw new SessionLost('there is no connection yet');
    return this.#session;
  }
}

/** Places at which a test kills the process, or has the disk full. */
function mayNot({ writes }: Append, pass: PassFailpoint): boolean {
  const isFull = writes.map(() => [pass('before-append'), pass('after-append')].includes(true));
  return [...isFull, pass('before-commit')].includes(true);
}

function problemIn(error: unknown): LogProblem {
  return error instanceof LogProblem ? error : new LogProblem('other', String(error));
}
