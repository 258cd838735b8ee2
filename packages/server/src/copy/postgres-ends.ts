import { migrate } from '../club/postgres/open-database.ts';
import { SessionLost } from '../club/postgres/problems.ts';
import { PostgresSession } from '../club/postgres/session.ts';
import { parseEntryRow, parseFactRow } from '../log/parse-rows.ts';
import { LogProblem } from '../log/problem.ts';
import { StartProblem } from '../start-problem.ts';
import { AT_ONCE, type Portion, type Source, type Target } from './ends.ts';

const PATIENCE = 10 * 60_000;

async function connected(url: string): Promise<PostgresSession> {
  try {
    const session = await PostgresSession.open({ url, name: 'dustup copy', patience: PATIENCE });
    await migrate(session);
    return session;
  } catch (error) {
    if (!(error instanceof SessionLost)) throw error;
    throw new LogProblem('disk', `PostgreSQL cannot be reached: ${error.message}.`);
  }
}

async function mustBeQuiet(session: PostgresSession): Promise<void> {
  const [node] = await session.query(
    'select node from writers join leases using (life) where until > clock_timestamp()',
  );
  if (node === undefined) return;
  throw new LogProblem('locked', `The node ${String(node['node'])} uses this database. Stop it first.`);
}

/** `isLive`: also while nodes write to it. */
export async function postgresSource(url: string, isLive: boolean): Promise<Source> {
  const session = await connected(url);
  if (!isLive) await mustBeQuiet(session);
  return {
    async *portions() {
      await session.query('begin isolation level repeatable read read only');
      for await (const rows of fetched(session, 'select * from entries order by table_id, seq'))
        yield { entries: rows.map(parseEntryRow), facts: [] };
      for await (const rows of fetched(session, 'select * from facts order by kind, id'))
        yield { entries: [], facts: rows.map(parseFactRow) };
      await session.query('commit');
    },
    close: () => session.close(),
  };
}

async function* fetched(session: PostgresSession, sql: string) {
  await session.query(`declare copied cursor for ${sql}`);
  for (;;) {
    const rows = await session.query(`fetch ${AT_ONCE} from copied`);
    if (rows.length === 0) break;
    yield rows;
  }
  await session.query('close copied');
}

/** Tables that are open belong to a life that is over: the first node that starts takes them. */
const COPIED = 'copied';

/** An empty database: what is put there is there together, at the end. */
export class PostgresTarget implements Target {
  readonly #session: PostgresSession;

  private constructor(session: PostgresSession) {
    this.#session = session;
  }

  static async open(url: string): Promise<PostgresTarget> {
    const session = await connected(url);
    await mustBeQuiet(session);
    const [found] = await session.query('select exists (select from entries) or exists (select from facts) as is_used');
    if (found?.['is_used'] === true) throw new StartProblem('databaseUsed', {});
    await session.query('begin');
    return new PostgresTarget(session);
  }

  async put({ entries, facts }: Portion): Promise<void> {
    if (entries.length > 0)
      await this.#session.query(
        'insert into entries (table_id, seq, body, once, sum, epoch) ' +
          'select *, 0 from unnest($1::text[], $2::integer[], $3::text[], $4::text[], $5::bigint[])',
        [
          entries.map(({ table }) => table),
          entries.map(({ seq }) => seq),
          entries.map(({ body }) => body),
          entries.map(({ once }) => once),
          entries.map(({ sum }) => sum),
        ],
      );
    if (facts.length > 0)
      await this.#session.query(
        'insert into facts (kind, id, body, sum) select * from unnest($1::text[], $2::text[], $3::text[], $4::bigint[])',
        [
          facts.map(({ kind }) => kind),
          facts.map(({ id }) => id),
          facts.map(({ body }) => body),
          facts.map(({ sum }) => sum),
        ],
      );
  }

  async finish(): Promise<void> {
    await this.#session.query(
      `insert into writers (life, node, address, build, is_fenced) values ('${COPIED}', '${COPIED}', '', '', true)`,
    );
    await this.#session.query(
      `insert into owners (table_id, life, epoch) select id, '${COPIED}', 1 from facts where kind = 'table'`,
    );
    await this.#session.query('commit');
    await this.#session.query('analyze');
    await this.#session.close();
  }

  async abandon(): Promise<void> {
    this.#session.destroy();
  }
}
