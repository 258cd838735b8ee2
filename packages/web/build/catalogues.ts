import { setsInLibrary } from '@dustup/bang';
import { type Catalogue, LANGUAGES } from '@dustup/words';
import { catalogueOf, compileMessage, coreCatalogue, guideCatalogue, setCatalogues } from '@dustup/words/files';
import type { Plugin } from 'vite';

const PREFIX = '\0dustup-words:';

/**
 * The catalogues as modules, their messages read when the page is built, so that no parser is sent along: `virtual:words-en-page`,
 * `-core`, `-sets` (what is to choose), `-base` and every other set by its name, `-base-full` (their full texts), `-guide`; `virtual:more-words-en` loads sets as they are needed.
 */
export function catalogues(): Plugin {
  const sets = setsInLibrary().map(({ slug }) => slug);
  const modules = new Map(LANGUAGES.flatMap((language) => Object.entries(modulesIn(language, sets))));
  return {
    name: 'dustup-words',
    resolveId: (id) => (modules.has(id) || MORE.test(id) ? PREFIX + id : undefined),
    load: (id) => {
      if (!id.startsWith(PREFIX)) return undefined;
      const wanted = id.slice(PREFIX.length);
      const language = MORE.exec(wanted)?.[1];
      if (language !== undefined) return moreWords(language, sets);
      const make = modules.get(wanted);
      return make === undefined
        ? undefined
        : `export const data = JSON.parse(${JSON.stringify(JSON.stringify(make()))});`;
    },
  };
}

const MORE = /^virtual:more-words-(\w+)$/;
/** What is read before a set is chosen. */
const ON_OFFER = /^(?:set|options)\./;
/** What is read only by who asks for it: it may come after the table. */
const IN_FULL = /\.full$/;

function modulesIn(language: string, sets: readonly string[]): { readonly [id: string]: () => Catalogue } {
  const name = (part: string) => `virtual:words-${language}-${part}`;
  return {
    [name('page')]: () => compiled(catalogueOf('web', language)),
    [name('core')]: () => compiled(coreCatalogue(language)),
    [name('guide')]: () => compiled(guideCatalogue(language)),
    [name('sets')]: () => Object.assign({}, ...sets.map((set) => onOffer(set, language))),
    ...Object.fromEntries(
      sets.flatMap((set) => [
        [name(set), () => compiled(wordsOf(set, language), (one) => !ON_OFFER.test(one) && !IN_FULL.test(one))],
        [
          name(`${set}-full`),
          () => compiled(wordsOf(set, language), (one) => !ON_OFFER.test(one) && IN_FULL.test(one)),
        ],
      ]),
    ),
  };
}

function wordsOf(set: string, language: string): Catalogue {
  return Object.assign({}, ...setCatalogues(set, language).toReversed());
}

/** `sets.dodge-city.name` …, and the options that it brings. */
function onOffer(set: string, language: string): Catalogue {
  const found = Object.entries(compiled(wordsOf(set, language), (name) => ON_OFFER.test(name) && !IN_FULL.test(name)));
  return Object.fromEntries(found.map(([name, message]) => [name.replace(/^set\./, `sets.${set}.`), message]));
}

function compiled(catalogue: Catalogue, isWanted: (name: string) => boolean = () => true): Catalogue {
  const wanted = Object.entries(catalogue).filter(([name]) => isWanted(name));
  return Object.fromEntries(
    wanted.map(([name, message]) => [name, typeof message === 'string' ? compileMessage(message) : message]),
  );
}

/** How the words of each set, and its full texts, are loaded. */
function moreWords(language: string, sets: readonly string[]): string {
  const parts = sets.flatMap((set) => [set, `${set}-full`]);
  const each = parts.map((part) => `'${part}': () => import('virtual:words-${language}-${part}')`);
  return `export const more = { ${each.join(', ')} };`;
}
