import { setTimeout } from 'node:timers/promises';
import { LogProblem } from './problem.ts';
import type { WriteRows } from './stored.ts';

/**
 * How a batch went: so many of its writes, from the first on, are on disk, apart from those that were overtaken; the problem is what
 * stopped the next one.
 */
export type BatchEnd = {
  readonly done: number;
  readonly overtaken?: readonly number[];
  readonly problem?: LogProblem;
};

type Waiting = {
  readonly rows: WriteRows;
  readonly resolve: () => void;
  readonly reject: (problem: LogProblem) => void;
};

/**
 * Group commit: one batch is under way at a time, and everything asked for meanwhile is the next one. A batch begins no sooner than
 * `apart` milliseconds after the one before: under load syncs are then fewer and the batches larger, and a lone write waits for nothing.
 */
export class WriteQueue {
  readonly #commit: (batch: readonly WriteRows[]) => Promise<BatchEnd>;
  readonly #apart: number;
  #waiting: Waiting[] = [];
  #underWay: Promise<void> | undefined;
  #isClosed = false;
  #last = Number.NEGATIVE_INFINITY;

  constructor(commit: (batch: readonly WriteRows[]) => Promise<BatchEnd>, apart = 0) {
    this.#commit = commit;
    this.#apart = apart;
  }

  add(rows: WriteRows): Promise<void> {
    if (this.#isClosed) return Promise.reject(new LogProblem('closed', 'the log is closed'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ rows, resolve, reject });
      // not at once: what the same input has caused goes together
      this.#underWay ??= Promise.resolve().then(() => this.#run());
    });
  }

  /** No more writes are taken; what was asked for is finished. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#underWay;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      const begin = this.#last + this.#apart - performance.now();
      if (begin > 0 && !this.#isClosed) await setTimeout(begin);
      this.#last = performance.now();
      const batch = this.#waiting;
      this.#waiting = [];
      const { done, problem, overtaken = [] } = await this.#commit(batch.map(({ rows }) => rows));
      for (const [at, { resolve, reject }] of batch.slice(0, done).entries()) {
        if (overtaken.includes(at)) reject(new LogProblem('overtaken', 'somebody else has changed this meanwhile'));
        else resolve();
      }
      if (problem === undefined) continue;
      // what came later may build on what failed
      const lost = [...batch.slice(done), ...this.#waiting];
      this.#waiting = [];
      for (const { reject } of lost) reject(problem);
    }
    this.#underWay = undefined;
  }
}
