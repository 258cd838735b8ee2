import { createStore, useStore } from '../app/store.ts';
import { OF_SETS, OTHER_REFUSALS, type ScreenName } from './screens.ts';
import { type Language, type LanguagePack, type Vocabulary, vocabularyOf } from './vocabulary-of.ts';

const packs: { readonly [L in Language]: () => Promise<{ readonly pack: LanguagePack }> } = {
  en: () => import('./en.ts'),
  it: () => import('./it.ts'),
};

/** What loads together with words: what the sets print. */
let alongside: (parts: readonly string[]) => Promise<void> = () => Promise.resolve();

/** Has something loaded with all words that are loaded from now on. */
export function loadAlongside(load: typeof alongside): void {
  alongside = load;
}

/** A language with the words of these screens (`screen-lobby`) and sets, and their full texts (`base-full`). What the sets print is there then, too. */
export async function loadVocabulary(language: Language, parts: readonly string[] = []): Promise<Vocabulary> {
  const { pack } = await packs[language]();
  const further = Promise.all(parts.flatMap((part) => pack.more[part]?.() ?? []));
  await alongside(parts);
  return vocabularyOf(language, pack, await further, parts);
}

/** The words of the page with those of another game in place of the first one's. */
export async function loadGameVocabulary(
  wanted: Language,
  game: string,
  ofPage: readonly string[],
): Promise<Vocabulary | undefined> {
  const { pack } = await packs[wanted]();
  const screens = ofPage.filter((part) => part.startsWith('screen-'));
  const [own, full] = await Promise.all([game, `${game}-full`].flatMap((part) => pack.more[part]?.() ?? []));
  if (own === undefined) return undefined;
  const base = { ...own.data, ...full?.data };
  const more = await Promise.all(screens.flatMap((part) => pack.more[part]?.() ?? []));
  return vocabularyOf(wanted, { ...pack, base }, more, ofPage);
}

const spoken = createStore<Vocabulary | undefined>(undefined);
const parts = new Set<string>();
let language: Language | undefined;
let last: Promise<void> = Promise.resolve();

/** Has the page speak this language, once its words are there. */
export function speak(wanted: Language): Promise<void> {
  if (wanted === language) return last;
  language = wanted;
  return load();
}

/** Has these words loaded too, in this language and in those that follow it. What is loaded already costs nothing. */
export async function needWords(wanted: readonly string[]): Promise<void> {
  const before = parts.size;
  for (const part of wanted) parts.add(part);
  await (parts.size === before ? last : load());
}

/** The words of screens, before they are shown. */
export function screenWords(...screens: readonly ScreenName[]): Promise<void> {
  const sets = screens.some((screen) => OF_SETS.includes(screen)) ? ['sets'] : [];
  const refusals = screens.length === 0 ? [] : [OTHER_REFUSALS];
  return needWords([...sets, ...refusals, ...screens.map((screen) => `screen-${screen}`)]);
}

/** What was asked for later has more words, or is in another language: it comes later. */
function load(): Promise<void> {
  if (language === undefined) return last;
  const loading = loadVocabulary(language, [...parts]);
  const before = last.catch(() => undefined);
  last = Promise.all([loading, before]).then(([loaded]) => spoken.set(loaded));
  return last;
}

/** The words that the page speaks now; undefined before there are any. */
export function useSpoken(): Vocabulary | undefined {
  return useStore(spoken);
}

export function spokenNow(): Vocabulary | undefined {
  return spoken.get();
}
