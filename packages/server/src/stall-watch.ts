export type StallWatchOptions = {
  /** What was asked for has not been done for so long; and then, that it is. */
  readonly onStalled: () => void;
  readonly onFlowing: () => void;
  readonly now: () => number;
  /** Does this again and again, until it is stopped by what is returned; a timer of the process, if nothing is said. */
  readonly repeat?: ((action: () => void, milliseconds: number) => () => void) | undefined;
};

/** So long a write may take before the clocks of the players stop. */
const PATIENCE = 1000;
const PACE = 250;
/** So long nothing is done, and the server says that it is not ready. */
const NOT_READY = 5000;

/** Notices when writes are no longer done: without a word, as a database that is being restarted leaves them. */
export class StallWatch {
  readonly #options: StallWatchOptions;
  readonly #stop: () => void;
  /** Since when something waits and nothing has been done. */
  #since: number | undefined;
  #isStalled = false;

  constructor(options: StallWatchOptions) {
    this.#options = options;
    const { repeat = repeatedly } = options;
    this.#stop = repeat(() => this.#look(), PACE);
  }

  /** For so long that nobody should come here. */
  get isLasting(): boolean {
    return this.#since !== undefined && this.#options.now() - this.#since > NOT_READY;
  }

  asked(): void {
    this.#since ??= this.#options.now();
  }

  /** Something was done; does something else wait? */
  done(isMoreToDo: boolean): void {
    this.#since = isMoreToDo ? this.#options.now() : undefined;
    if (!this.#isStalled) return;
    this.#isStalled = false;
    this.#options.onFlowing();
  }

  /** What will be asked for cannot be done: nobody need wait to see it. */
  stall(): void {
    this.asked();
    if (this.#isStalled) return;
    this.#isStalled = true;
    this.#options.onStalled();
  }

  stop(): void {
    this.#stop();
  }

  #look(): void {
    if (this.#since !== undefined && this.#options.now() - this.#since >= PATIENCE) this.stall();
  }
}

function repeatedly(action: () => void, milliseconds: number): () => void {
  const timer = setInterval(action, milliseconds);
  timer.unref();
  return () => clearInterval(timer);
}
