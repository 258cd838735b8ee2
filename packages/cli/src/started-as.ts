import { existsSync } from 'node:fs';
import { basename, delimiter, dirname, join, relative, resolve } from 'node:path';

/** How a program was started: the file, and what npm and the system say of it. */
type Start = {
  /** The file that Node was given, as it was named. */
  readonly script: string;
  readonly folder: string;
  readonly env: Readonly<Record<string, string | undefined>>;
};

const NAME = 'dustup';

/** What somebody types to start the program again from where they are: a command that is printed has to work there. */
export function startedAs({ script, folder, env }: Start): string {
  if (isInstalledAround(folder)) return `npx ${NAME}`;
  if (env['npm_command'] === 'exec') return `npx ${NAME}`;
  if (basename(script) === NAME && isOnPath(dirname(script), env['PATH'])) return NAME;
  const near = relative(folder, script);
  const file = near.startsWith('..') ? resolve(script) : near;
  return /\s/.test(file) ? `node "${file}"` : `node ${file}`;
}

/** `npx` looks here, and in every folder above. */
function isInstalledAround(folder: string): boolean {
  const above = dirname(folder);
  return existsSync(join(folder, 'node_modules', '.bin', NAME)) || (above !== folder && isInstalledAround(above));
}

function isOnPath(folder: string, path = ''): boolean {
  return path.split(delimiter).some((one) => one !== '' && resolve(one) === resolve(folder));
}
