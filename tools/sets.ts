/**
 * `npm run sets`: lists the folders of sets anew in index.ts and load.ts of packages/bang/src/sets. A set that is listed keeps its place, since
 * cards and characters join a game in this order; a new one comes last. A test fails when a folder is not listed.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ROOT } from './run.ts';

const SETS = join(ROOT, 'packages/bang/src/sets');
export const LISTING = join(SETS, 'index.ts');
export const LOADERS = join(SETS, 'load.ts');

export const MANIFEST = /^export const (\w+): SetDefinition = /m;

type Manifest = { readonly folder: string; readonly name: string };

/** The sets by their folders: each exports one definition from its `index.ts`. */
function manifests(): readonly Manifest[] {
  return globSync('*/index.ts', { cwd: SETS }).flatMap((file) => {
    const name = MANIFEST.exec(readFileSync(join(SETS, file), 'utf8'))?.[1];
    return name === undefined ? [] : [{ folder: basename(dirname(file)), name }];
  });
}

/** The sets in the order of the listing; new ones last. */
function inOrder(listing: string, found: readonly Manifest[]): readonly Manifest[] {
  const byFolder = found.toSorted((one, other) => (one.folder < other.folder ? -1 : 1));
  const named = [...(/const SETS = \[(.*?)\]/s.exec(listing)?.[1] ?? '').matchAll(/\w+/g)].map(([name]) => name);
  const listed = named.flatMap((name) => found.find((set) => set.name === name) ?? []);
  return [...listed, ...byFolder.filter((set) => !listed.includes(set))];
}

/** How to load each set alone. */
export function withLoaders(listing: string, found: readonly Manifest[] = manifests()): string {
  return `import { addToLibrary } from '../book.ts';
import type { SetDefinition } from '../set-definition.ts';

/** Each set on its own, in the order of the library. Written by \`npm run sets\`. */
const LOADERS: { readonly [slug: string]: () => Promise<SetDefinition> } = {
${inOrder(listing, found)
  .map(({ folder, name }) => {
    const key = /-/.test(folder) ? `'${folder}'` : folder;
    return `  ${key}: async () => (await import('./${folder}/index.ts')).${name},\n`;
  })
  .join('')}};

/** Puts these sets on the shelf and loads no others: for a program that needs only some. */
export async function loadSets(slugs: readonly string[]): Promise<void> {
  const loaders = Object.entries(LOADERS).filter(([slug]) => slugs.includes(slug));
  addToLibrary(await Promise.all(loaders.map(([, load]) => load())));
}
`;
}

/** The listing made anew. */
export function withAllSets(listing: string, found: readonly Manifest[] = manifests()): string {
  const byFolder = found.toSorted((one, other) => (one.folder < other.folder ? -1 : 1));
  const all = inOrder(listing, found);
  return `import { addToLibrary } from '../book.ts';
${byFolder.map(({ folder, name }) => `import { ${name} } from './${folder}/index.ts';`).join('\n')}

/** All sets, in the order in which their cards and characters join a game. Written by \`npm run sets\`. */
const SETS = ${arrayOf(all.map(({ name }) => name))};

/** Their slugs. Tests may add sets of their own to the library; these stay the same. */
export const ALL_SETS: readonly string[] = SETS.map(({ slug }) => slug);

addToLibrary(SETS);
`;
}

const WIDTH = 120;

/** As the formatter writes it. */
function arrayOf(names: readonly string[]): string {
  const line = `[${names.join(', ')}]`;
  return `const SETS = ${line};`.length <= WIDTH ? line : `[\n${names.map((name) => `  ${name},\n`).join('')}]`;
}

if (import.meta.main) {
  const listing = withAllSets(readFileSync(LISTING, 'utf8'));
  writeFileSync(LISTING, listing);
  writeFileSync(LOADERS, withLoaders(listing));
}
