import { createContext, type ReactNode, useContext } from 'react';
import { type Language, type LanguagePack, type Vocabulary, vocabularyOf } from './vocabulary-of.ts';

const packs: { readonly [L in Language]: () => Promise<{ readonly pack: LanguagePack }> } = {
  en: () => import('./en.ts'),
  it: () => import('./it.ts'),
};

export async function loadVocabulary(language: Language): Promise<Vocabulary> {
  const { pack } = await packs[language]();
  return vocabularyOf(language, pack);
}

const Context = createContext<Vocabulary | undefined>(undefined);

export function Speaking({ vocabulary, children }: { vocabulary: Vocabulary; children: ReactNode }) {
  return <Context value={vocabulary}>{children}</Context>;
}

/** The words of the chosen language. */
export function useVocabulary(): Vocabulary {
  const vocabulary = useContext(Context);
  if (vocabulary === undefined) throw new Error('no language is loaded: wrap it in <Speaking>');
  return vocabulary;
}
