import type { ClientMessage } from '../parse-request.ts';
import type { ClientOutput, Patience } from './ports.ts';

/** After so many milliseconds on line the next loss is a new misfortune, not the same one. */
const STEADY = 5_000;
const NEVER = Number.POSITIVE_INFINITY;

type LineOptions = {
  readonly patience: Patience;
  readonly chance: () => number;
  readonly out: (output: ClientOutput) => void;
};

/** The connection: made, kept alive, given up, made again. Knows nothing of what is said on it. */
export class Line {
  /** The number of the newest connection. */
  connection = 0;
  phase: 'idle' | 'dialling' | 'greeting' | 'online' | 'waiting' | 'ended' = 'idle';
  /** Of the next attempt. */
  retryAt: number | null = null;
  readonly #patience: Patience;
  readonly #chance: () => number;
  readonly #out: (output: ClientOutput) => void;
  #failures = 0;
  /** Of the first attempt that is not announced. */
  #firstRetry: number;
  #giveUpAt = NEVER;
  #onlineSince = NEVER;
  #heardAt = 0;
  #hasPinged = false;
  #awayFor: number | null = null;

  constructor({ patience, chance, out }: LineOptions) {
    this.#patience = patience;
    this.#firstRetry = patience.firstRetry;
    this.#chance = chance;
    this.#out = out;
  }

  /** Whether news of this connection is news. */
  isCurrent(connection: number): boolean {
    return connection === this.connection && this.#isUp;
  }

  get #isUp(): boolean {
    return this.phase === 'dialling' || this.phase === 'greeting' || this.phase === 'online';
  }

  dial(now: number): void {
    if (this.phase !== 'idle' && this.phase !== 'waiting') return;
    this.connection += 1;
    this.phase = 'dialling';
    this.retryAt = null;
    this.#giveUpAt = now + this.#patience.welcome;
    this.#out({ type: 'connect', connection: this.connection });
  }

  send(message: ClientMessage): void {
    this.#out({ type: 'send', connection: this.connection, text: JSON.stringify(message) });
  }

  heard(now: number): void {
    this.#heardAt = now;
    this.#hasPinged = false;
    if (this.phase === 'online') this.#giveUpAt = NEVER;
  }

  welcomed(now: number): void {
    this.phase = 'online';
    this.#onlineSince = now;
    this.#awayFor = null;
    this.#firstRetry = this.#patience.firstRetry;
    this.#giveUpAt = NEVER;
  }

  /** The server will be away for so long. */
  expectRestart(after: number): void {
    this.#awayFor = after;
  }

  /** Gone without our doing. */
  lost(now: number): void {
    if (now - this.#onlineSince >= STEADY) this.#failures = 0;
    if (this.#awayFor !== null) this.#expected(this.#awayFor);
    const delay = this.#awayFor ?? Math.min(this.#patience.lastRetry, this.#firstRetry * 2 ** this.#failures);
    this.phase = 'waiting';
    this.retryAt = now + Math.round(delay * (0.5 + this.#chance()) + (this.#awayFor ?? 0) / 2);
    this.#awayFor = null;
    this.#failures += 1;
    this.#onlineSince = NEVER;
    this.#giveUpAt = NEVER;
  }

  /** No misfortune. If another server is to be there in a moment, it is soon tried again, should the next attempt still meet this one. */
  #expected(awayFor: number): void {
    this.#failures = 0;
    this.#firstRetry = Math.min(this.#patience.firstRetry, awayFor);
  }

  /** Until somebody wants something. */
  rest(): void {
    this.phase = 'idle';
    this.retryAt = null;
  }

  /** For good. */
  end(): void {
    if (this.#isUp) this.#out({ type: 'disconnect', connection: this.connection });
    this.phase = 'ended';
    this.retryAt = null;
  }

  /** Does what is due. True when it has just given the connection up. */
  tick(now: number): boolean {
    if (this.phase === 'waiting' && this.retryAt !== null && now >= this.retryAt) this.dial(now);
    if (this.#isUp && now >= this.#giveUpAt) {
      this.#out({ type: 'disconnect', connection: this.connection });
      return true;
    }
    if (this.phase === 'online' && !this.#hasPinged && now >= this.#heardAt + this.#patience.silence) {
      // Counted from the ping: timers of a page nobody looks at come late, and silence alone says nothing.
      this.#hasPinged = true;
      this.#giveUpAt = now + this.#patience.pong;
      this.send({ t: 'ping' });
    }
    return false;
  }

  get nextDue(): number {
    const ping = this.phase === 'online' && !this.#hasPinged ? this.#heardAt + this.#patience.silence : NEVER;
    return Math.min(this.#isUp ? this.#giveUpAt : NEVER, this.retryAt ?? NEVER, ping);
  }
}
