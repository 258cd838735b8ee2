import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import type { Log, LogWrite } from './log.ts';
import { logContract } from './log-contract.ts';
import { openSqliteLog } from './sqlite-log.ts';
import { backUp, databaseIn } from './sqlite/folder.ts';
import { addBackup } from './sqlite/keep-backups.ts';
import { BUILDERS, sqlFor } from './sqlite/schema.ts';
import { SQL } from './sqlite/sql.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dustup-log-'));
  folders.push(folder);
  return folder;
}

function inDatabase(folder: string, sql: string): void {
  const db = new DatabaseSync(databaseIn(folder));
  db.exec(sql);
  db.close();
}

logContract('The log in SQLite', async () => {
  const folder = newFolder();
  return {
    open: () => openSqliteLog(folder),
    // a thread cannot be killed without its process: `kill -9` has a test of its own below
    drop: (log) => log.close(),
    damage: async (what, table) =>
      inDatabase(
        folder,
        what === 'entry'
          ? `UPDATE entries SET body = '"0pened"' WHERE table_id = '${table}' AND seq = 0`
          : `UPDATE facts SET body = body || ' ' WHERE kind = '${what}' AND id = '${table}'`,
      ),
    lose: async (table, seq) => inDatabase(folder, `DELETE FROM entries WHERE table_id = '${table}' AND seq = ${seq}`),
  };
});

function numbered(seq: number, body: string | number = seq): LogWrite {
  return { entries: [{ table: 'a', seq, body }], facts: [{ kind: 'table', id: 'a', body: seq }] };
}

async function lengthOf(log: Log): Promise<number> {
  return (await log.table('a'))?.entries.length ?? 0;
}

/** A process that writes to the folder and says how far it has come, killed by the failpoint or when it has said enough. */
async function writerKilled(folder: string, args: readonly string[], enough: number): Promise<number> {
  const script = fileURLToPath(new URL('./test-writer.ts', import.meta.url));
  const child = spawn(process.execPath, [script, folder, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (data: Buffer) => {
    said += data.toString();
    if (acknowledged(said) >= enough) child.kill('SIGKILL');
  });
  const [, signal] = await once(child, 'close');
  expect(signal).toBe('SIGKILL');
  return acknowledged(said);
}

function acknowledged(said: string): number {
  return said.split('\n').length - 1;
}

describe('The log in SQLite', () => {
  it('has lost nothing it acknowledged, and nothing by half, when its process is killed', async () => {
    const folder = newFolder();
    for (const enough of [1, 20, 60]) {
      const done = await writerKilled(folder, [], enough);
      const log = await openSqliteLog(folder);
      const table = await log.table('a');
      expect(table?.entries.length).toBeGreaterThanOrEqual(done);
      // each write has three entries and a head that counts them
      expect(table?.entries.length).toBe(Number(table?.head) * 3);
      await log.close();
    }
  });

  it('syncs what a killed process left behind before anybody reads it', async () => {
    const folder = newFolder();
    await writerKilled(folder, ['after-append:3'], Number.POSITIVE_INFINITY);
    const journal = `${databaseIn(folder)}-wal`;
    expect(statSync(journal).size).toBeGreaterThan(0);
    const log = await openSqliteLog(folder);
    expect(statSync(journal).size).toBe(0);
    await log.close();
  });

  it.each(['before-append:2', 'after-append:2', 'before-commit:2', 'after-commit:2'])(
    'is whole after a kill at %s',
    async (failpoint) => {
      const folder = newFolder();
      const done = await writerKilled(folder, [failpoint], 1000);
      const log = await openSqliteLog(folder);
      expect(done).toBe(3);
      expect(await lengthOf(log)).toBe(failpoint.startsWith('after-commit') ? 6 : 3);
      await log.close();
    },
  );

  it('says that the disk is full, has nothing of that write, and goes on when there is room', async () => {
    const folder = newFolder();
    const small = await openSqliteLog(folder, { mostPages: 30 });
    await small.write(numbered(0));
    const big = small.write(numbered(1, 'x'.repeat(200_000)));
    await expect(big).rejects.toMatchObject({ kind: 'full', message: expect.stringContaining('The disk is full') });
    expect(await lengthOf(small)).toBe(1);
    await small.write(numbered(1, 'small'));
    await small.close();
    const log = await openSqliteLog(folder);
    await log.write(numbered(2, 'x'.repeat(200_000)));
    expect(await lengthOf(log)).toBe(3);
    await log.close();
  });

  it('lets no second server into the folder, and one in again when the first has gone', async () => {
    const folder = newFolder();
    const first = await openSqliteLog(folder);
    await expect(openSqliteLog(folder)).rejects.toMatchObject({
      kind: 'locked',
      message: expect.stringMatching(new RegExp(`^Another server \\(process ${process.pid}\\) uses the folder`)),
    });
    await first.write(numbered(0));
    await first.close();
    const second = await openSqliteLog(folder);
    expect(await lengthOf(second)).toBe(1);
    await second.close();
  });

  it('says that another program holds the database locked', async () => {
    const folder = newFolder();
    await (await openSqliteLog(folder)).close();
    const other = new DatabaseSync(databaseIn(folder));
    other.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    await expect(openSqliteLog(folder, { patience: 10 })).rejects.toMatchObject({ kind: 'locked' });
    other.close();
  });

  it('says what is wrong with a folder that cannot be', async () => {
    const file = join(newFolder(), 'a file');
    writeFileSync(file, '');
    // a folder of the system in which nobody makes another one; elsewhere than under Linux one that is no folder
    const system = process.platform === 'linux' ? '/proc/dustup/data' : join(file, 'far', 'below');
    for (const folder of [file, join(file, 'below'), join(newFolder(), 'x'.repeat(300)), system])
      await expect(openSqliteLog(folder)).rejects.toMatchObject({
        kind: 'disk',
        message: expect.stringMatching(/ cannot be opened for writing: .* may this user write there\?$/),
      });
  });

  it('says that a file is no database', async () => {
    const folder = newFolder();
    writeFileSync(databaseIn(folder), 'These are not the droids you are looking for. '.repeat(100));
    await expect(openSqliteLog(folder)).rejects.toMatchObject({
      kind: 'corrupt',
      message: expect.stringMatching(/is damaged .*--salvage/),
    });
  });

  it('refuses the database of a newer schema', async () => {
    const folder = newFolder();
    await (await openSqliteLog(folder)).close();
    inDatabase(folder, "INSERT INTO migrations VALUES (99, 'tomorrow')");
    await expect(openSqliteLog(folder)).rejects.toMatchObject({
      kind: 'newer',
      message: expect.stringContaining(`schema 99, this one knows 3`),
    });
  });

  it('opens a database of the first schema, and keeps all of it', async () => {
    const folder = newFolder();
    const first = await openSqliteLog(folder);
    await first.write(numbered(0));
    await first.close();
    inDatabase(folder, 'DROP TABLE chain; DELETE FROM migrations WHERE version > 1');
    rmSync(join(folder, 'dustup.mark'));
    const log = await openSqliteLog(folder);
    await log.write(numbered(1));
    expect(await lengthOf(log)).toBe(2);
    await log.close();
  });

  it('notices that its end is cut off, its journal damaged, or all of it gone, and says what is missing', async () => {
    const whole = newFolder();
    // a process that was killed leaves a journal behind
    await writerKilled(whole, ['after-commit:6'], 1000);
    const journal = statSync(`${databaseIn(whole)}-wal`).size;
    const damages: { readonly [name: string]: (folder: string) => void } = {
      'a journal cut short': (folder) => truncateSync(`${databaseIn(folder)}-wal`, journal - 5000),
      'a journal with a byte turned': (folder) => turnByte(`${databaseIn(folder)}-wal`, journal - 3000),
      'no journal': (folder) => rmSync(`${databaseIn(folder)}-wal`),
      'an empty file': (folder) => {
        rmSync(`${databaseIn(folder)}-wal`);
        truncateSync(databaseIn(folder), 0);
      },
    };
    for (const [name, damage] of Object.entries(damages)) {
      const folder = newFolder();
      cpSync(whole, folder, { recursive: true });
      damage(folder);
      await expect(openSqliteLog(folder), name).rejects.toMatchObject({
        kind: 'lost',
        message: expect.stringMatching(
          /has lost something: \d+ batch(es)? of \d+ that were acknowledged (are|is) missing/,
        ),
      });
      const log = await openSqliteLog(folder, { acceptsLoss: true });
      await log.close();
      await (await openSqliteLog(folder)).close();
    }
    await (await openSqliteLog(whole)).close();
  });

  it('salvages the tables that can be read from a damaged database, and keeps the damaged file', async () => {
    const folder = newFolder();
    const log = await openSqliteLog(folder);
    for (let n = 0; n < 40; n += 1) {
      const table = `t${String(n).padStart(2, '0')}`;
      const entries = [0, 1, 2].map((seq) => ({ table, seq, body: `${table}${'.'.repeat(3000)}` }));
      await log.write({ entries, facts: [{ kind: 'table', id: table, body: n }] });
    }
    await log.write({ entries: [], facts: [{ kind: 'guest', id: 'ann', body: 'Ann' }] });
    await log.close();
    damagePages(folder, [40, 60, 61]);
    await expect(openSqliteLog(folder)).rejects.toMatchObject({ kind: 'corrupt' });
    const mended = await openSqliteLog(folder, { salvages: true });
    expect(mended.salvaged?.tables).toBeGreaterThan(30);
    expect(mended.salvaged?.tables).toBeLessThan(40);
    expect(mended.salvaged?.lost.length).toBe(40 - (mended.salvaged?.tables ?? 0));
    expect(await mended.facts('guest')).toHaveLength(1);
    let whole = 0;
    for await (const table of mended.tables(() => expect.unreachable())) {
      whole += 1;
      expect(table.entries).toHaveLength(3);
    }
    expect(whole).toBe(mended.salvaged?.tables);
    await mended.close();
    expect(readdirSync(folder)).toContain('dustup.sqlite.damaged-1');
    const again = await openSqliteLog(folder, { salvages: true });
    expect(again.salvaged).toBeNull();
    await again.close();
  });

  it('is backed up while it writes, and the copy is a folder to start with', async () => {
    const folder = newFolder();
    const log = await openSqliteLog(folder);
    for (let seq = 0; seq < 10; seq += 1) await log.write(numbered(seq));
    const meanwhile = Array.from({ length: 50 }, (_, n) => log.write(numbered(10 + n)));
    const target = join(newFolder(), 'backup');
    backUp(folder, target);
    await Promise.all(meanwhile);
    expect(() => backUp(folder, target)).toThrow('copyExists');
    await log.close();
    const copy = await openSqliteLog(target);
    const table = await copy.table('a');
    expect(table?.entries.length).toBeGreaterThanOrEqual(10);
    expect(table?.head).toBe((table?.entries.length ?? 0) - 1);
    await copy.close();
  });

  it('is backed up again and again while it writes and is killed; each copy is whole, the newest are kept', async () => {
    const folder = newFolder();
    const to = join(newFolder(), 'copies');
    const done: number[] = [];
    const makeCopy = async (place: string) => backUp(folder, place);
    for (let time = 0; time < 4; time += 1) {
      done.push(await writerKilled(folder, [`after-commit:${time + 2}`], 1000));
      await addBackup(makeCopy, to, 3, Date.UTC(2026, 0, 1, 0, time));
    }
    mkdirSync(join(to, '2025-12-31T00-00-00-000Z'));
    await addBackup(makeCopy, to, 3, Date.UTC(2026, 0, 1, 1));
    const copies = readdirSync(to).sort();
    expect(copies).toEqual(['2026-01-01T00-02-00-000Z', '2026-01-01T00-03-00-000Z', '2026-01-01T01-00-00-000Z']);
    const all = done.reduce((sum, one) => sum + one);
    for (const copy of copies) {
      const log = await openSqliteLog(join(to, copy));
      const table = await log.table('a');
      expect(table?.entries.length).toBe(Number(table?.head) * 3);
      if (copy === copies[2]) expect(table?.entries.length).toBeGreaterThanOrEqual(all);
      await log.close();
    }
  });

  it('lets nobody else read its files', async () => {
    const folder = join(newFolder(), 'data');
    const log = await openSqliteLog(folder);
    await log.write(numbered(0));
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    for (const file of readdirSync(folder))
      expect([file, statSync(join(folder, file)).mode & 0o077]).toEqual([file, 0]);
    await log.close();
  });

  it('shares one sync among all that waits', async () => {
    const batches: number[] = [];
    const log = await openSqliteLog(newFolder(), { onCommit: (writes) => batches.push(writes) });
    await Promise.all(Array.from({ length: 500 }, (_, seq) => log.write(numbered(seq))));
    expect(batches).toEqual([500]);
    await log.close();
  });

  it('keeps ready what kysely writes', () => {
    expect(SQL).toEqual(sqlFor(BUILDERS.sqlite));
  });

  it('has a schema and statements that PostgreSQL can be given too', () => {
    const { migrations, append } = sqlFor(BUILDERS.postgres);
    expect(migrations[0]?.[0]).toBe(
      'create table "entries" ("table_id" text not null, "seq" integer not null, "body" text not null, "once" text, ' +
        '"sum" bigint not null, constraint "entries_key" primary key ("table_id", "seq"))',
    );
    expect(append).toBe('insert into "entries" ("table_id", "seq", "body", "once", "sum") values ($1, $2, $3, $4, $5)');
  });
});

function turnByte(path: string, at: number): void {
  const bytes = readFileSync(path);
  bytes[at] = (bytes[at] ?? 0) ^ 0xff;
  writeFileSync(path, bytes);
}

function damagePages(folder: string, pages: readonly number[]): void {
  const file = openSync(databaseIn(folder), 'r+');
  for (const page of pages) writeSync(file, Buffer.alloc(4096, 0xa5), 0, 4096, (page - 1) * 4096);
  closeSync(file);
}
