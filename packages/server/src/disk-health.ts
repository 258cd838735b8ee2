import type { Logger } from 'pino';
import type { Log, LogWrite } from './log/log.ts';
import { LogProblem, type ProblemKind } from './log/problem.ts';

type DiskHealthOptions = {
  readonly log: Log;
  readonly logger: Logger;
  readonly onFatal: (error: unknown) => void;
  /** Milliseconds between two looks at a disk in trouble. */
  readonly probeEvery?: number | undefined;
};

/** After these the server goes on: the tables concerned are read back, clients ask again. */
const PASSING: readonly ProblemKind[] = ['full', 'locked', 'repeated'];
const PROBE_EVERY = 5000;
/** Needs room on the disk, and leaves nothing there. */
const PROBE: LogWrite = {
  entries: [],
  facts: [
    { kind: 'server', id: 'probe', body: 'Is there room?' },
    { kind: 'server', id: 'probe', body: null },
  ],
};

/** Whether writing works at present. Of a disk in trouble nobody may be left to write something: so we look ourselves how it is. */
export class DiskHealth {
  readonly #options: DiskHealthOptions;
  #problem: LogProblem | undefined;
  #probing: NodeJS.Timeout | undefined;

  constructor(options: DiskHealthOptions) {
    this.#options = options;
  }

  /** Why writing fails at present, for whoever asks whether the server is ready. */
  get problem(): LogProblem | undefined {
    return this.#problem;
  }

  /** Something was written. */
  worked(): void {
    if (this.#problem === undefined) return;
    this.#problem = undefined;
    this.stop();
    this.#options.logger.info('The disk takes what is written again');
  }

  /** A write came to nothing. True: the server may go on. */
  failed(problem: LogProblem): boolean {
    const { logger, onFatal, probeEvery = PROBE_EVERY } = this.#options;
    if (!PASSING.includes(problem.kind)) {
      onFatal(problem);
      return false;
    }
    if (this.#problem?.kind !== problem.kind) logger.error({ why: problem.kind }, problem.message);
    if (problem.kind === 'repeated') {
      this.worked(); // it could be looked for
      return true;
    }
    this.#problem = problem;
    this.stop();
    this.#probing = setTimeout(() => void this.#probe(), probeEvery).unref();
    return true;
  }

  stop(): void {
    clearTimeout(this.#probing);
  }

  async #probe(): Promise<void> {
    try {
      await this.#options.log.write(PROBE);
      this.worked();
    } catch (error) {
      const problem = problemIn(error);
      // closed: by ourselves
      if (problem.kind !== 'closed') this.failed(problem);
    }
  }
}

export function problemIn(error: unknown): LogProblem {
  return error instanceof LogProblem ? error : new LogProblem('other', String(error));
}
