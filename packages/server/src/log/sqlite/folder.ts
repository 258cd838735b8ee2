import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartProblem } from '../../start-problem.ts';
import { LogProblem } from '../problem.ts';
import { problemOf } from './problems.ts';

/** The database and all it may keep beside itself. */
const DATABASE = 'dustup.sqlite';
const LOCK = 'lock.sqlite';
const HOLDER = 'server.json';
const ONLY_OWNER = 0o700;
const ONLY_OWNER_FILE = 0o600;

export function databaseIn(folder: string): string {
  return join(folder, DATABASE);
}

/** Makes the folder and those above it. One after the other: what Node does itself never ends where a system folder takes none. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  mkdirSync(folder, { mode: ONLY_OWNER });
}

/** Makes the folder and the file, for this user's eyes only: hands, seeds and names are in it. */
export function prepareFolder(folder: string): void {
  makeFolder(folder);
  closeSync(openSync(databaseIn(folder), 'a', ONLY_OWNER_FILE));
  syncFile(folder); // a new name is there after a power cut only if its folder was synced
}

/**
 * One server a folder. The lock is one of the system's, held by an open transaction on a file of its own: it ends with the process,
 * however that dies, and a backup may read the database meanwhile.
 */
export function lockFolder(folder: string): { readonly release: () => void } {
  closeSync(openSync(join(folder, LOCK), 'a', ONLY_OWNER_FILE));
  const lock = new DatabaseSync(join(folder, LOCK));
  try {
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (problemOf(error, folder).kind !== 'locked') throw error;
    throw new LogProblem(
      'locked',
      `Another server${holderOf(folder)} uses the folder ${folder}. Stop it, or choose another one with --data.`,
    );
  }
  writeFileSync(join(folder, HOLDER), `${JSON.stringify({ pid: process.pid })}\n`, { mode: ONLY_OWNER_FILE });
  return {
    release: () => {
      rmSync(join(folder, HOLDER), { force: true });
      lock.close();
    },
  };
}

function holderOf(folder: string): string {
  try {
    const [, pid] = /"pid":(\d+)/.exec(readFileSync(join(folder, HOLDER), 'utf8')) ?? [];
    return pid === undefined ? '' : ` (process ${pid})`;
  } catch {
    return '';
  }
}

/** Puts a damaged database aside, its journal with it, under a name that says so. */
export function setAside(folder: string): string {
  const aside = freeName(`${databaseIn(folder)}.damaged`);
  for (const suffix of ['', '-wal', '-shm']) {
    const file = `${databaseIn(folder)}${suffix}`;
    if (existsSync(file)) renameSync(file, `${aside}${suffix}`);
  }
  return aside;
}

function freeName(wanted: string): string {
  for (let n = 1; ; n += 1) if (!existsSync(`${wanted}-${n}`)) return `${wanted}-${n}`;
}

/**
 * A copy of the database as it is at one moment, while a server writes to it. The copy is whole and on disk when this returns;
 * a folder with nothing but the copy in it is a folder to start a server with.
 */
export function backUp(folder: string, target: string): string {
  if (!existsSync(databaseIn(folder))) throw new StartProblem('noDatabase', { folder });
  const copy = databaseIn(target);
  if (existsSync(copy)) throw new StartProblem('copyExists', { file: copy });
  const unfinished = `${copy}.unfinished`;
  try {
    makeFolder(target);
    rmSync(unfinished, { force: true });
    const source = new DatabaseSync(databaseIn(folder), { timeout: 10_000 });
    source.prepare('VACUUM INTO ?').run(unfinished);
    source.close();
    chmodSync(unfinished, ONLY_OWNER_FILE);
    syncFile(unfinished);
    renameSync(unfinished, copy);
    syncFile(target);
  } catch (error) {
    throw problemOf(error, copy);
  }
  return copy;
}

export function syncFile(path: string): void {
  if (process.platform === 'win32') return; // knows no folders to sync, and syncs what SQLite has closed
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}
