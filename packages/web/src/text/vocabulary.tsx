import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { OTHER_REFUSALS } from './screens.ts';
import type { Vocabulary } from './vocabulary-of.ts';

type Speech = {
  readonly vocabulary: Vocabulary;
  /** Says which words are needed: of screens (`screen-lobby`), of sets, their full texts (`base-full`). */
  readonly need: (parts: readonly string[]) => void;
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

/** Comes with every language. */
const ALWAYS = 'base';

/** Has these sets loaded, their words and what they print; says whether they are there. */
export function useWordsOf(sets: readonly string[]): boolean {
  const { parts } = useVocabulary();
  const further = sets.filter((set) => set !== ALWAYS);
  useParts(further);
  return further.every((set) => parts.includes(set));
}

/** Has the full texts of these sets loaded: they are for who asks for them. */
export function useFullTextsOf(sets: readonly string[]): void {
  useParts(sets.map((set) => `${set}-full`));
}

/** Has all refusals loaded once something has been refused. */
export function useRefusalWords(isRefused: boolean): void {
  useParts(isRefused ? [OTHER_REFUSALS] : []);
}

function useParts(parts: readonly string[]): void {
  const { need } = useSpeech();
  const wanted = parts.join(' ');
  useEffect(() => {
    if (wanted !== '') need(wanted.split(' '));
  }, [need, wanted]);
}
