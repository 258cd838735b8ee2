import { Client, types } from 'pg';
import type { Session, StatementName, Statements } from '../database.ts';
import { problemOf, SessionLost } from './problems.ts';
import { STATEMENTS } from './statements.ts';

export type SessionOptions = {
  readonly url: string;
  /** What this connection is for, as PostgreSQL lists it. */
  readonly name: string;
  /** Milliseconds after which an answer is no longer waited for. */
  readonly patience: number;
  /** It has ended, by whatever cause other than `close`. */
  readonly onLost?: () => void;
  /** Another life, or a takeover (''), has changed a fact. */
  readonly onNews?: (life: string, kind: string, id: string) => void;
};

const INT8 = 20;
const KEEP_ALIVE_AFTER = 5000;

/** A connection to PostgreSQL: one statement after the other. Its end is told, and it is not used again. */
export class PostgresSession implements Session {
  readonly #client: Client;
  readonly #options: SessionOptions;
  #last: Promise<unknown> = Promise.resolve();
  #isOver = false;

  private constructor(options: SessionOptions) {
    this.#options = options;
    this.#client = new Client({
      connectionString: options.url,
      application_name: options.name,
      connectionTimeoutMillis: options.patience,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER,
      types: { getTypeParser: (oid, format) => (oid === INT8 ? Number : types.getTypeParser(oid, format)) },
    });
    this.#client.on('error', () => undefined);
    this.#client.on('end', () => this.#end());
    this.#client.on('notification', ({ payload = '' }) => {
      const [life = '', kind = '', id = ''] = payload.split(' ');
      options.onNews?.(life, kind, id);
    });
  }

  /** Rejects with a `SessionLost`, or a `LogProblem`, when there is no way to connect. */
  static async open(options: SessionOptions): Promise<PostgresSession> {
    const session = new PostgresSession(options);
    try {
      await session.#client.connect();
      if (options.onNews !== undefined) await session.query('listen dustup');
      return session;
    } catch (error) {
      session.destroy();
      throw problemOf(error);
    }
  }

  async ask<Name extends StatementName>(name: Name, ask: Statements[Name]['ask']): Promise<Statements[Name]['answer']> {
    const { sql, values, answer } = STATEMENTS[name];
    return answer(await this.query(sql, values(ask), name), ask);
  }

  /** In its turn. */
  query(
    text: string,
    values: readonly unknown[] = [],
    name?: string,
  ): Promise<readonly Readonly<Record<string, unknown>>[]> {
    const asked = this.#last.then(() => this.#query(text, values, name));
    this.#last = asked.catch(() => undefined);
    return asked;
  }

  async #query(text: string, values: readonly unknown[], name: string | undefined) {
    if (this.#isOver) throw new SessionLost('the connection has ended');
    const late = setTimeout(() => this.destroy(), this.#options.patience);
    try {
      const { rows } = await this.#client.query({ text, values: [...values], ...(name !== undefined && { name }) });
      return rows;
    } catch (error) {
      const problem = problemOf(error);
      if (problem instanceof SessionLost) this.destroy();
      throw problem;
    } finally {
      clearTimeout(late);
    }
  }

  /** Ends in peace, after what was asked. */
  async close(): Promise<void> {
    await this.#last;
    this.#isOver = true;
    await this.#client.end().catch(() => undefined);
  }

  /** Ends now, without a word: what is under way may be done or not. */
  destroy(): void {
    this.#client.connection.stream.destroy();
    this.#end();
  }

  #end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#options.onLost?.();
  }
}
