import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openClub } from '../club/postgres/club.ts';
import { FACT_KINDS, type Log, type LogWrite } from '../log/log.ts';
import { databaseIn } from '../log/sqlite/folder.ts';
import { openSqliteLog } from '../log/sqlite-log.ts';
import { type Postgres, startPostgres } from '../testing/postgres.ts';
import { cleanUp, newFolder } from '../testing/test-server.ts';
import { backUp } from './back-up.ts';
import { copyAll, placeText, readPlace } from './copy.ts';

let postgres: Postgres;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterEach(cleanUp);
afterAll(() => postgres.remove());

const TABLES = ['open', 'closed', 'Ünïcode 🤠'];

function writeOf(table: string): LogWrite {
  const entries = Array.from({ length: 700 }, (_, seq) => ({ table, seq, body: { seq, said: '“Howdy”\n🤠' } }));
  const once = { ...(entries[699] ?? { table, seq: 699, body: null }), once: 'ann:1' };
  return { entries: [...entries.slice(0, 699), once], facts: [{ kind: 'game', id: table, body: { table } }] };
}

/** A folder with an open table, others that are closed, and some facts. */
async function filledFolder(): Promise<string> {
  const folder = newFolder();
  const log = await openSqliteLog(folder);
  for (const table of TABLES) await log.write(writeOf(table));
  await log.write({
    entries: [],
    facts: [
      { kind: 'table', id: 'open', body: { code: 'ABCDEFGH' } },
      { kind: 'server', id: 'secret', body: 'sesame' },
      { kind: 'guest', id: 'Ann', body: { name: 'Ann' } },
      { kind: 'guest', id: 'ann', body: { name: 'Grüße' } },
    ],
  });
  await log.close();
  return folder;
}

function joined(url: string) {
  return openClub({ url, node: 'north', address: null, build: 'test', folder: newFolder(), lease: 60_000 });
}

/** All that a log has. */
async function contentOf(log: Log) {
  const tables = await Promise.all(TABLES.map((id) => log.table(id)));
  const facts = await Promise.all(FACT_KINDS.map((kind) => log.facts(kind)));
  return JSON.parse(JSON.stringify({ tables, facts }));
}

describe('A copy', () => {
  it('from a folder to PostgreSQL and back has all that there was, and the same digest', async () => {
    const folder = await filledFolder();
    const url = await postgres.newDatabase();
    const there = await copyAll({ folder }, { url });
    expect(there).toMatchObject({ entries: 2100, facts: 7 });
    const club = await joined(url);
    const file = await openSqliteLog(folder);
    expect(await contentOf(club.log)).toEqual(await contentOf(file));
    await club.log.write({ entries: [{ table: 'open', seq: 700, body: 'goes on' }], facts: [] });
    await expect(
      club.log.write({ entries: [{ table: 'open', seq: 701, body: '', once: 'ann:1' }], facts: [] }),
    ).rejects.toMatchObject({ kind: 'repeated' });
    const content = await contentOf(club.log);
    const backup = join(newFolder(), 'backup');
    expect(await backUp({ data: '', database: url }, backup)).toBe(databaseIn(backup));
    await club.log.close();
    await file.close();
    const back = newFolder();
    const here = await copyAll({ url }, { folder: back });
    expect(here.entries).toBe(2101);
    const again = await copyAll({ folder: backup }, { url: await postgres.newDatabase() });
    expect(again).toEqual(here);
    const log = await openSqliteLog(back);
    expect(await contentOf(log)).toEqual(content);
    await log.close();
  });

  it('overwrites nothing, and wants nobody to write meanwhile', async () => {
    const folder = await filledFolder();
    const url = await postgres.newDatabase();
    await copyAll({ folder }, { url });
    await expect(copyAll({ folder }, { url })).rejects.toThrow('databaseUsed');
    await expect(copyAll({ url }, { folder })).rejects.toThrow('copyExists');
    const log = await openSqliteLog(folder);
    await expect(copyAll({ folder }, { url: await postgres.newDatabase() })).rejects.toThrow('Another server');
    await log.close();
    const club = await joined(url);
    await expect(copyAll({ url }, { folder: newFolder() })).rejects.toThrow('The node north uses this database');
    await club.log.close();
  });

  it('of something damaged is none, and leaves nothing', async () => {
    const folder = await filledFolder();
    const database = new DatabaseSync(databaseIn(folder));
    database.exec(`UPDATE entries SET body = '"else"' WHERE table_id = 'open' AND seq = 650`);
    database.close();
    const url = await postgres.newDatabase();
    await expect(copyAll({ folder }, { url })).rejects.toThrow('entry 650 of table open is damaged');
    await copyAll({ folder: await filledFolder() }, { url });
    const target = newFolder();
    await expect(copyAll({ folder }, { folder: target })).rejects.toThrow('is damaged');
    expect(() => readFileSync(databaseIn(target))).toThrow('ENOENT');
  });

  it('is made from one place to another, which are shown without a password', () => {
    expect(readPlace('sqlite:data')).toEqual({ folder: 'data' });
    expect(readPlace('data')).toBeUndefined();
    const place = readPlace('postgres://me:secret@host:5432/club?sslmode=require');
    expect(place && placeText(place)).toBe('postgres://host:5432/club');
  });
});
