import { setsInLibrary } from '@dustup/bang';
import { type Catalogue, LANGUAGES } from '@dustup/words';
import {
  compileMessage,
  coreCatalogue,
  gameCatalogue,
  guideCatalogue,
  pageCatalogue,
  setCatalogues,
} from '@dustup/words/files';
import type { Plugin } from 'vite';
import { MESSAGE_ARGUMENTS } from '../src/text/message-arguments.ts';
import { LOADED_WITH, OF_SIDE, OF_TALK, OTHER_REFUSALS, REASONS_OF_PLAY, SCREENS } from '../src/text/screens.ts';
import type { Part } from '../src/text/vocabulary-of.ts';

const PREFIX = '\0dustup-words:';

/**
 * The catalogues as modules, their messages read when the page is built, so that no parser is sent along: `virtual:words-en-page` (the
 * table), `-screen-lobby` and every other screen, `-core`, `-screen-refusals` (what is seldom refused), `-sets` (what is to choose), `-base` and every other set by its name,
 * `-base-full` (their full texts), `-guide`. `virtual:more-words-en` loads screens and sets as they are needed.
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
      return make === undefined ? undefined : moduleWith(make());
    },
  };
}

/** Games with words of their own, which stand before all others. */
const GAMES = ['duel'];
/** Comes with its language. */
const ALWAYS = 'base';
const MORE = /^virtual:more-words-(\w+)$/;
/** What is read before a set is chosen. */
const ON_OFFER = /^(?:set|options)\./;
/** What is read only by who asks for it, such as the goal of a role: it may come after the table. */
const IN_FULL = /\.(?:full|goal)$/;
/** Likewise of another game, and how it is played. */
const IN_LENGTH = /\.full$|^guide\./;

/** The words of the page that are read at the table, or anywhere. All others load with their screen. */
function screenOf(name: string): string | undefined {
  if (OF_SIDE.some((part) => name.startsWith(`table.${part}.`))) return 'side';
  if (OF_TALK.some((part) => name === `table.${part}`)) return 'talk';
  const screen = LOADED_WITH[name.split('.').slice(0, 2).join('.')];
  if (screen !== undefined) return screen;
  return SCREENS.find((one) => name.startsWith(`${one}.`));
}

function isOtherRefusal(name: string): boolean {
  const [group, refused] = name.split('.');
  return group === 'refusals' && !REASONS_OF_PLAY.some((reason) => reason === refused);
}

/** Words of the page, and what its messages are told about. */
function ofPage(language: string, screen: string | undefined): Part {
  const data = compiled(pageCatalogue(language), (name) => screenOf(name) === screen);
  return { data, takes: Object.fromEntries(Object.entries(MESSAGE_ARGUMENTS).filter(([name]) => name in data)) };
}

/** Browsers read JSON faster than they read the same as code. */
function moduleWith(part: Part): string {
  return Object.entries(part)
    .map(([name, value]) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`)
    .join('\n');
}

function modulesIn(language: string, sets: readonly string[]): { readonly [id: string]: () => Part } {
  const name = (part: string) => `virtual:words-${language}-${part}`;
  return {
    [name('page')]: () => ofPage(language, undefined),
    [name('core')]: () => ({ data: compiled(coreCatalogue(language), (one) => !isOtherRefusal(one)) }),
    [name(OTHER_REFUSALS)]: () => ({ data: compiled(coreCatalogue(language), isOtherRefusal) }),
    [name('guide')]: () => ({ data: compiled(guideCatalogue(language)) }),
    [name('sets')]: () => ({ data: Object.assign({}, ...sets.map((set) => onOffer(set, language))) }),
    ...Object.fromEntries(
      GAMES.flatMap((game) => [
        [name(game), () => ({ data: compiled(gameCatalogue(game, language), (one) => !IN_LENGTH.test(one)) })],
        [name(`${game}-full`), () => ({ data: compiled(gameCatalogue(game, language), (one) => IN_LENGTH.test(one)) })],
      ]),
    ),
    ...Object.fromEntries(SCREENS.map((screen) => [name(`screen-${screen}`), () => ofPage(language, screen)])),
    ...Object.fromEntries(
      sets.flatMap((set) => [
        [name(set), () => ofSet(set, language, (one) => !IN_FULL.test(one))],
        [name(`${set}-full`), () => ofSet(set, language, (one) => IN_FULL.test(one))],
      ]),
    ),
  };
}

function ofSet(set: string, language: string, isWanted: (name: string) => boolean): Part {
  return { data: compiled(wordsOf(set, language), (name) => !ON_OFFER.test(name) && isWanted(name)) };
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

/** How the words of each screen and of each set, and its full texts, are loaded. */
function moreWords(language: string, sets: readonly string[]): string {
  const parts = [
    'sets',
    OTHER_REFUSALS,
    ...SCREENS.map((screen) => `screen-${screen}`),
    ...GAMES.flatMap((game) => [game, `${game}-full`]),
    ...sets.flatMap((set) => [set, `${set}-full`]),
  ].filter((part) => part !== ALWAYS);
  const each = parts.map((part) => `'${part}': () => import('virtual:words-${language}-${part}')`);
  return `export const more = { ${each.join(', ')} };`;
}
