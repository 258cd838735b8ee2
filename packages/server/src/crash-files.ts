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
  drop(crashFilesIn(folder).slice(0, -MOST_FILES));
  return path;
}

/** Deletes those that were written before that time, the oldest first, and at most so many. Returns how many. */
export function dropOldCrashFiles(folder: string, before: number, most = Number.POSITIVE_INFINITY): number {
  return drop(
    crashFilesIn(folder)
      .filter(({ at }) => at < before)
      .slice(0, most),
  );
}

function drop(files: readonly CrashFile[]): number {
  for (const { path } of files) rmSync(path, { force: true });
  return files.length;
}

type CrashFile = { readonly path: string; readonly at: number };

/** The oldest first. */
function crashFilesIn(folder: string): CrashFile[] {
  const crashes = join(folder, 'crashes');
  if (!existsSync(crashes)) return [];
  const names = readdirSync(crashes, { withFileTypes: true }).filter(
    (one) => one.isFile() && one.name.endsWith(ENDING),
  );
  const files = names.map(({ name }) => ({ path: join(crashes, name), at: statSync(join(crashes, name)).mtimeMs }));
  return files.sort((one, other) => one.at - other.at);
}
