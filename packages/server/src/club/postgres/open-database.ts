import { LogProblem } from '../../log/problem.ts';
import { MIGRATIONS } from './schema.ts';
import type { PostgresSession } from './session.ts';

const OLDEST = 150_000;

/**
 * Brings the database to the schema that this Dustup knows, one node at a time. A newer one will do, if it says that it does. Should it fail,
 * the session is good for nothing: the lock ends with it.
 */
export async function migrate(session: PostgresSession): Promise<void> {
  await checkServer(session);
  await session.query(LOCK);
  await session.query(
    'create table if not exists migrations (version integer primary key, at timestamptz not null default now(), readable_from integer not null)',
  );
  const [newest] = await session.query('select version, readable_from from migrations order by version desc limit 1');
  const version = Number(newest?.['version'] ?? 0);
  if (Number(newest?.['readable_from'] ?? 0) > MIGRATIONS.length)
    throw new LogProblem(
      'newer',
      `The database was written by a newer Dustup (schema ${version}, this one knows ${MIGRATIONS.length}). Start that one, or choose another database.`,
    );
  for (const [at, { sql, readableFrom }] of MIGRATIONS.entries()) {
    if (at < version) continue;
    const noted = `insert into migrations (version, readable_from) values (${at + 1}, ${readableFrom})`;
    await session.query(`begin; ${sql}; ${noted}; commit`);
  }
  await session.query(UNLOCK);
}

const LOCK = "select pg_advisory_lock(hashtext('dustup migrations'))";
const UNLOCK = "select pg_advisory_unlock(hashtext('dustup migrations'))";

async function checkServer(session: PostgresSession): Promise<void> {
  const [found] = await session.query('show server_version_num');
  const version = Number(found?.['server_version_num']);
  if (version < OLDEST)
    throw new LogProblem('other', `This is PostgreSQL ${Math.floor(version / 10_000)}: Dustup needs 15 or newer.`);
  const [encoding] = await session.query('show server_encoding');
  if (encoding?.['server_encoding'] !== 'UTF8')
    throw new LogProblem('other', `The database must be in UTF8, and is in ${String(encoding?.['server_encoding'])}.`);
}
