/** Which sets are declared done, in the order in which they are listed, and the rulings that several of them share. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { MANIFEST } from './sets.ts';

const SETS = 'packages/bang/src/sets';
export const DECLARED = `${SETS}/declared.json`;

/** The declared sets; what they share comes before the first that shares it, once all of them are declared. */
export function declaredOf(root: string): string[] {
  const declared = readDeclared(readFileSync(join(root, DECLARED), 'utf8'));
  const shared = sharedRulings(root).filter(({ by }) => by.every((set) => declared.includes(set)));
  return declared.flatMap((set) => [
    ...shared.filter(({ by }) => declared.find((one) => by.includes(one)) === set).map(({ name }) => name),
    set,
  ]);
}

/** Sets first as they are declared, any other by its name. */
export function inOrder(sets: Iterable<string>, declared: readonly string[]): string[] {
  const rank = (set: string) => (declared.includes(set) ? declared.indexOf(set) : declared.length);
  return [...sets].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

/** Folders with rulings that are no set of their own: sets are made from what lies there. */
function sharedRulings(root: string): { name: string; by: string[] }[] {
  const sets = join(root, SETS);
  const indexOf = (folder: string) => {
    const file = join(sets, folder, 'index.ts');
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  const folders = globSync('*/RULINGS.md', { cwd: sets })
    .map((file) => basename(dirname(file)))
    .sort();
  return folders.flatMap((name) => {
    const by = folders.filter((set) => indexOf(set).includes(`from '../${name}/`));
    return MANIFEST.test(indexOf(name)) || by.length === 0 ? [] : [{ name, by }];
  });
}

function readDeclared(text: string): string[] {
  const value: unknown = JSON.parse(text);
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value;
  throw new Error(`${DECLARED} must be a list of set names`);
}
