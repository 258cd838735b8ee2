import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './log/sqlite/folder.ts';

const ENDING = '.crash.json';
/** A bug that breaks table after table does not fill the disk. */
const MOST_FILES = 100;

/** Keeps what reproduces a broken table, for its owner's eyes only: it shows every hand. Returns the path. */
export function writeCrashFile(folder: string, table: string, report: string): string {
  const crashes = join(folder, 'crashes');
  makeFolder(crashes);
  const path = join(crashes, `${table.replaceAll(/[^\w-]/g, '_')}${ENDING}`);
  writeFileSync(path, report, { mode: 0o600 });
  dropCrashFiles(folder, Number.NEGATIVE_INFINITY);
  return path;
}

/** Deletes those that were written before that time, and the oldest of too many. Returns how many. */
export function dropCrashFiles(folder: string, before: number): number {
  const files = crashFilesIn(join(folder, 'crashes')).sort((one, other) => other.at - one.at);
  const dropped = files.filter(({ at }, rank) => rank >= MOST_FILES || at < before);
  for (const { path } of dropped) rmSync(path, { force: true });
  return dropped.length;
}

function crashFilesIn(crashes: string): { readonly path: string; readonly at: number }[] {
  if (!existsSync(crashes)) return [];
  const names = readdirSync(crashes, { withFileTypes: true }).filter(
    (one) => one.isFile() && one.name.endsWith(ENDING),
  );
  return names.map(({ name }) => ({ path: join(crashes, name), at: statSync(join(crashes, name)).mtimeMs }));
}
