import { setTimeout } from 'node:timers/promises';
import { LogProblem } from '../../log/problem.ts';
import type { Session, StatementName, Statements } from '../database.ts';
import { SessionLost } from './problems.ts';
import { PostgresSession, type SessionOptions } from './session.ts';

export type KeptSessionOptions = Omit<SessionOptions, 'onLost'> & {
  /** There is a connection, once more; what is to be done on it first. */
  readonly onUp?: (session: PostgresSession) => void | Promise<void>;
  /** It has ended; another one is tried for. */
  readonly onDown?: () => void;
};

/** Milliseconds between two attempts. */
const FIRST_RETRY = 50;
const LAST_RETRY = 1000;

/** A connection to PostgreSQL that is opened again whenever it ends, until it is closed. */
export class KeptSession implements Session {
  readonly #options: KeptSessionOptions;
  readonly #closing = new AbortController();
  #session: PostgresSession | undefined;
  #up = Promise.withResolvers<PostgresSession>();

  private constructor(options: KeptSessionOptions) {
    this.#options = options;
    this.#up.promise.catch(() => undefined);
  }

  /** Rejects when the first connection cannot be made. */
  static async open(options: KeptSessionOptions): Promise<KeptSession> {
    const kept = new KeptSession(options);
    await kept.#connect();
    return kept;
  }

  /** On the connection that there is; rejects with a `SessionLost` when it ends meanwhile, or there is none. */
  ask<Name extends StatementName>(name: Name, ask: Statements[Name]['ask']): Promise<Statements[Name]['answer']> {
    return this.#session?.ask(name, ask) ?? Promise.reject(new SessionLost('there is no connection'));
  }

  /** The same as often as it takes: for what only reads. */
  async askUntilAnswered<Name extends StatementName>(
    name: Name,
    ask: Statements[Name]['ask'],
  ): Promise<Statements[Name]['answer']> {
    for (;;) {
      const session = await this.#up.promise;
      try {
        return await session.ask(name, ask);
      } catch (error) {
        if (!(error instanceof SessionLost)) throw error;
        if (this.#closing.signal.aborted) throw closed();
      }
    }
  }

  async close(): Promise<void> {
    this.#giveUp();
    await this.#session?.close();
  }

  /** As a process does that dies. */
  destroy(): void {
    this.#giveUp();
    this.#session?.destroy();
  }

  /** There will be no other connection. */
  #giveUp(): void {
    this.#closing.abort();
    this.#up.reject(closed());
  }

  async #connect(): Promise<void> {
    const { onUp, onDown: _, ...options } = this.#options;
    const session = await PostgresSession.open({ ...options, onLost: () => this.#lost(session) });
    if (this.#closing.signal.aborted) return session.destroy();
    this.#session = session;
    await onUp?.(session);
    this.#up.resolve(session);
  }

  #lost(session: PostgresSession): void {
    if (this.#closing.signal.aborted || this.#session !== session) return;
    this.#session = undefined;
    this.#up = Promise.withResolvers();
    this.#up.promise.catch(() => undefined);
    this.#options.onDown?.();
    void this.#reconnect();
  }

  async #reconnect(): Promise<void> {
    const { signal } = this.#closing;
    for (let wait = FIRST_RETRY; !signal.aborted; wait = Math.min(LAST_RETRY, wait * 2)) {
      try {
        return await this.#connect();
      } catch {
        await setTimeout(wait, undefined, { signal }).catch(() => undefined);
      }
    }
  }
}

function closed(): LogProblem {
  return new LogProblem('closed', 'the log is closed');
}
