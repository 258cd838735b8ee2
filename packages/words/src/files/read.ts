import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Catalogue } from '../catalogue.ts';
import { compileMessage } from '../compile.ts';
import type { Language } from '../languages.ts';
import { messagesIn } from '../messages.ts';
import { type Storyteller, storytellerOf } from '../storyteller.ts';
import { type CatalogueFile, parseCatalogue, parseMessages } from './parse-catalogue.ts';

/** Where the programs lie in the repository; their words do not come with this package. */
const PACKAGES = fileURLToPath(new URL('../../../', import.meta.url));
const OWN = fileURLToPath(new URL('../../text', import.meta.url));
/** How the game is played, in a few words. */
const GUIDE = 'web/text/guide';
const SETS = fileURLToPath(new URL('./sets', import.meta.resolve('@dustup/bang')));

/** Where catalogues lie, each with a file per language: the words of the core, of every set, of the programs. */
export function catalogueFolders(): string[] {
  const programs = [OWN, ...['cli/text', 'notation/text', 'web/text', GUIDE].map((folder) => join(PACKAGES, folder))];
  const sets = readdirSync(SETS)
    .sort()
    .map((set) => join(SETS, set, 'text'));
  return [...programs, ...sets, ...readdirSync(PACKAGES).sort().map(folderOf)].filter(hasCatalogues);
}

function hasCatalogues(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).some((file) => file.endsWith('.json'));
}

/** Every language of which there is at least one catalogue. */
export function languagesIn(folders: readonly string[]): string[] {
  const files = folders.flatMap((folder) => readdirSync(folder).filter((file) => file.endsWith('.json')));
  return [...new Set(files.map((file) => file.slice(0, -'.json'.length)))].sort();
}

/** The catalogue of a folder in a language, if there is one. */
export function readCatalogue(folder: string, language: string): CatalogueFile | undefined {
  const path = join(folder, `${language}.json`);
  if (!existsSync(path)) return undefined;
  return parseCatalogue(readFileSync(path, 'utf8'), relative(join(PACKAGES, '..'), path).replaceAll(sep, '/'));
}

/** The words of a set, and of what comes with it. */
export function setCatalogues(set: string, language: string): Catalogue[] {
  const { comesWith, catalogue } = messagesOf(join(SETS, set, 'text'), language);
  return [catalogue, ...comesWith.flatMap((other) => setCatalogues(other, language))];
}

/** The words of a game that is no set of the first one lie in its package. */
function folderOf(game: string): string {
  return join(PACKAGES, game, 'src/text');
}

/** All words of another game. What it says in its own way goes before the words of the core. */
export function gameCatalogue(game: string, language: string): Catalogue {
  return catalogueIn(fileURLToPath(new URL('./text', import.meta.resolve(`@dustup/${game}`))), language);
}

/** Words that every table needs. */
export function coreCatalogue(language: string): Catalogue {
  return catalogueIn(OWN, language);
}

/** The words of the page. */
export function pageCatalogue(language: string): Catalogue {
  return catalogueIn(join(PACKAGES, 'web/text'), language);
}

/** The words of any program, which lie in a folder of its own. */
export function catalogueIn(folder: string, language: string): Catalogue {
  return messagesOf(folder, language).catalogue;
}

export function guideCatalogue(language: string): Catalogue {
  return catalogueIn(join(PACKAGES, GUIDE), language);
}

type Read = { readonly catalogue: Catalogue; readonly comesWith: readonly string[] };

const known = new Map<string, Read>();

/** The messages of a file that has been checked; it is read once. */
function messagesOf(folder: string, language: string): Read {
  const path = join(folder, `${language}.json`);
  const before = known.get(path);
  if (before !== undefined) return before;
  const read = existsSync(path) ? parseMessages(readFileSync(path, 'utf8')) : { catalogue: {}, comesWith: [] };
  known.set(path, read);
  return read;
}

/** A storyteller for a game with these sets, for a program on this machine. */
export function readStoryteller(
  language: Language,
  sets: readonly string[],
  { program = {}, names = {} }: { readonly program?: Catalogue; readonly names?: Catalogue } = {},
): Storyteller {
  const ofSets = sets.flatMap((set) => setCatalogues(set, language));
  const catalogues = [program, ...ofSets, coreCatalogue(language), names];
  return storytellerOf(messagesIn(language, catalogues, compileMessage));
}

/** The same for another game. */
export function readGameStoryteller(
  language: Language,
  game: string,
  { program = {}, names = {} }: { readonly program?: Catalogue; readonly names?: Catalogue } = {},
): Storyteller {
  const catalogues = [gameCatalogue(game, language), program, coreCatalogue(language), names];
  return storytellerOf(messagesIn(language, catalogues, compileMessage));
}
