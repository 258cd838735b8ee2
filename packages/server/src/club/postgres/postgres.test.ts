import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Log, LogWrite } from '../../log/log.ts';
import { logContract } from '../../log/log-contract.ts';
import { type Postgres, startPostgres } from '../../testing/postgres.ts';
import { databaseContract } from '../database-contract.ts';
import { type Club, type ClubOptions, openClub } from './club.ts';
import { KeptSession } from './kept-session.ts';
import { migrate } from './open-database.ts';
import { MIGRATIONS } from './schema.ts';
import { PostgresSession } from './session.ts';

let postgres: Postgres;
const cleaning: (() => unknown)[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
});
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean();
});
afterAll(() => postgres.remove());

async function connect(url: string): Promise<PostgresSession> {
  const session = await PostgresSession.open({ url, name: 'test', patience: 60_000 });
  cleaning.push(() => session.close());
  return session;
}

async function newDatabase() {
  const url = await postgres.newDatabase();
  const session = await connect(url);
  await migrate(session);
  return { url, session, open: () => connect(url) };
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dustup-club-'));
  cleaning.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const LONG = 60_000;

async function joined(url: string, more: Partial<ClubOptions> = {}): Promise<Club> {
  const club = await openClub({
    url,
    node: 'north',
    address: null,
    build: 'test',
    folder: newFolder(),
    lease: LONG,
    ...more,
  });
  cleaning.push(() => club.destroy());
  return club;
}

databaseContract('PostgreSQL', newDatabase);

logContract('The log in PostgreSQL', async () => {
  const { url, session } = await newDatabase();
  const folder = newFolder();
  const clubs = new Map<Log, Club>();
  return {
    open: async () => {
      const club = await joined(url, { folder });
      clubs.set(club.log, club);
      return club.log;
    },
    drop: async (log) => clubs.get(log)?.destroy(),
    damage: async (what, table) => {
      if (what === 'entry') await session.query(`update entries set body = '"0pened"' where table_id = $1`, [table]);
      else await session.query(`update facts set body = body || ' ' where kind = $1 and id = $2`, [what, table]);
    },
    lose: async (table, seq) =>
      void (await session.query('delete from entries where table_id = $1 and seq = $2', [table, seq])),
  };
});

describe('A database in PostgreSQL', () => {
  it('is made by whoever comes first, once', async () => {
    const url = await postgres.newDatabase();
    await Promise.all([0, 1, 2].map(async () => migrate(await connect(url))));
    const session = await connect(url);
    expect(await session.query('select version from migrations')).toEqual(
      MIGRATIONS.map((_, at) => ({ version: at + 1 })),
    );
  });

  it('of a newer schema is refused, unless that says that it will do', async () => {
    const { url, session } = await newDatabase();
    const known = MIGRATIONS.length;
    await session.query(`insert into migrations (version, readable_from) values ($1, $2)`, [known + 1, known]);
    await migrate(await connect(url));
    await session.query(`update migrations set readable_from = $1 where version = $1`, [known + 1]);
    await expect(joined(url)).rejects.toMatchObject({
      kind: 'newer',
      message: expect.stringContaining(`schema ${known + 1}, this one knows ${known}`),
    });
  });
});

const said = (seq: number): LogWrite => ({ entries: [{ table: 't', seq, body: seq }], facts: [] });

async function lengthOf(log: Log): Promise<number | undefined> {
  return (await log.table('t'))?.entries.length;
}

describe('A connection that is kept', () => {
  it.each(['close', 'destroy'] as const)(
    'asks nothing more after its %s: not even what it would ask again',
    async (end) => {
      const { url } = await newDatabase();
      const kept = await KeptSession.open({ url, name: 'test', patience: LONG });
      const early = kept.askUntilAnswered('heads', null).catch((error: unknown) => error);
      await kept[end]();
      await early;
      await expect(kept.askUntilAnswered('heads', null)).rejects.toMatchObject({ kind: 'closed' });
    },
  );

  it('gives up what waits for a connection when it is closed', async () => {
    const { url, session } = await newDatabase();
    const lost = Promise.withResolvers<void>();
    const kept = await KeptSession.open({ url, name: 'kept', patience: LONG, onDown: lost.resolve });
    await session.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'kept'`);
    await lost.promise;
    const waiting = kept.askUntilAnswered('heads', null);
    kept.destroy();
    await expect(waiting).rejects.toMatchObject({ kind: 'closed' });
  });
});

describe('A node on PostgreSQL', () => {
  it('may write to a table that came to it while it started', async () => {
    const { url } = await newDatabase();
    const north = await joined(url, { node: 'north', address: '127.0.0.1:1' });
    await north.log.write({ entries: said(0).entries, facts: [{ kind: 'table', id: 't', body: 'open' }] });
    const south = await joined(url, { node: 'south', address: '127.0.0.1:2' });
    expect(await north.handOver('t', south.life)).toBe(true);
    const found: string[] = [];
    for await (const { id } of south.log.tables((id, problem) => found.push(`${id}: ${problem}`))) found.push(id);
    expect(found).toEqual(['t']);
    await south.log.write(said(1));
    expect(await lengthOf(south.log)).toBe(2);
  });

  it('writes on when its connections are cut, each batch once', async () => {
    const { url, session } = await newDatabase();
    const { log } = await joined(url);
    for (let seq = 0; seq < 60; seq += 3) {
      const written = [0, 1, 2].map((more) => log.write(said(seq + more)));
      if (seq % 6 === 0)
        await session.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'dustup%' and datname = current_database()`,
        );
      await Promise.all(written);
    }
    expect(await lengthOf(log)).toBe(60);
  });

  it('writes on when PostgreSQL was killed, and acknowledges nothing meanwhile', async () => {
    const { url } = await newDatabase();
    const { log } = await joined(url);
    await log.write(said(0));
    await postgres.end('SIGQUIT');
    let isWritten = false;
    const written = log.write(said(1)).then(() => (isWritten = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect(isWritten).toBe(false);
    await postgres.start();
    await written;
    expect(await lengthOf(log)).toBe(2);
  });

  it('has its name for itself', async () => {
    const { url } = await newDatabase();
    const one = await joined(url);
    await expect(joined(url)).rejects.toMatchObject({ kind: 'locked', message: expect.stringContaining('north') });
    one.destroy();
    await (await joined(url)).log.close();
  });

  it('that has been taken over ends, and writes nothing more', async () => {
    const { url, session } = await newDatabase();
    const ended = Promise.withResolvers<unknown>();
    const { log, life } = await joined(url, { onEnded: ended.resolve });
    await log.write(said(0));
    await session.query('select dustup_fence($1)', [life]);
    await expect(log.write(said(1))).rejects.toMatchObject({ kind: 'fenced' });
    expect(await ended.promise).toMatchObject({ kind: 'fenced' });
  });

  it('notices that a standby has lost what it wrote; nobody goes on before somebody accepts the loss', async () => {
    const { url, session } = await newDatabase();
    const folder = newFolder();
    const ended = Promise.withResolvers<unknown>();
    const { log, life } = await joined(url, { folder, onEnded: ended.resolve });
    for (let seq = 0; seq < 3; seq += 1) await log.write(said(seq));
    // as if the last batch had never come there
    await session.query(`delete from entries where seq = 2`);
    await session.query(`update writers set batch = batch - 1, digest = 'the one before' where life = $1`, [life]);
    await session.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'dustup% writer' and datname = current_database()`,
    );
    expect(await ended.promise).toMatchObject({ kind: 'lost', message: expect.stringContaining('1 of 3 batches') });
    for (const where of [folder, newFolder()])
      await expect(joined(url, { folder: where })).rejects.toMatchObject({ kind: 'lost' });
    const again = await joined(url, { folder, acceptsLoss: true });
    expect(await lengthOf(again.log)).toBe(2);
    await again.log.close();
    await (await joined(url, { folder })).log.close();
  });

  it('notices at its start what was lost while it was away', async () => {
    const { url, session } = await newDatabase();
    const folder = newFolder();
    const { log } = await joined(url, { folder });
    for (let seq = 0; seq < 3; seq += 1) await log.write(said(seq));
    await log.close();
    await session.query('update writers set batch = 1');
    await expect(joined(url, { folder })).rejects.toMatchObject({
      kind: 'lost',
      message: expect.stringContaining('2 batches of 3 that were acknowledged are missing'),
    });
  });
});
