import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { type Language, type LanguagePack, type Vocabulary, vocabularyOf } from './vocabulary-of.ts';

const packs: { readonly [L in Language]: () => Promise<{ readonly pack: LanguagePack }> } = {
  en: () => import('./en.ts'),
  it: () => import('./it.ts'),
};

/** Loaded with every language. */
const ALWAYS = 'base';

/** A language with the words of these sets. */
export async function loadVocabulary(language: Language, sets: readonly string[] = []): Promise<Vocabulary> {
  const { pack } = await packs[language]();
  const further = sets.filter((set) => set !== ALWAYS).flatMap((set) => pack.more[set] ?? []);
  const loaded = await Promise.all(further.map((load) => load()));
  return vocabularyOf(
    language,
    pack,
    loaded.map(({ data }) => data),
  );
}

type Speech = {
  readonly vocabulary: Vocabulary;
  /** Says which sets' words are needed. */
  readonly need: (sets: readonly string[]) => void;
};

const Context = createContext<Speech | undefined>(undefined);

export function Speaking({
  vocabulary,
  need,
  children,
}: {
  vocabulary: Vocabulary;
  need?: Speech['need'];
  children: ReactNode;
}) {
  return <Context value={{ vocabulary, need: need ?? (() => undefined) }}>{children}</Context>;
}

function useSpeech(): Speech {
  const speech = useContext(Context);
  if (speech === undefined) throw new Error('no language is loaded: wrap it in <Speaking>');
  return speech;
}

/** The words of the chosen language. */
export function useVocabulary(): Vocabulary {
  return useSpeech().vocabulary;
}

/** Has the words of these sets loaded, and their full texts. Until they are there, things are called by their slugs. */
export function useWordsOf(sets: readonly string[]): void {
  const { need } = useSpeech();
  const wanted = sets.join(' ');
  useEffect(() => {
    if (wanted !== '') need(wanted.split(' ').flatMap((set) => [set, `${set}-full`]));
  }, [need, wanted]);
}
