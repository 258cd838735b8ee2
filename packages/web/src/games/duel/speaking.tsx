import { type ReactNode, useEffect, useState } from 'react';
import { loadGameVocabulary } from '../../text/speech.ts';
import { Speaking, useVocabulary } from '../../text/vocabulary.tsx';
import type { Vocabulary } from '../../text/vocabulary-of.ts';

const GAME = 'duel';

/** Has everything inside speak the words of The Duel, in the language of the page, once they are there. */
export function SpeakingDuel({ children }: { children: ReactNode }) {
  const { language, parts } = useVocabulary();
  const [loaded, setLoaded] = useState<Vocabulary | undefined>(undefined);
  const wanted = parts.join(' ');
  useEffect(() => {
    let isWanted = true;
    const loading = loadGameVocabulary(language, GAME, wanted === '' ? [] : wanted.split(' '));
    loading.then((vocabulary) => isWanted && setLoaded(vocabulary)).catch(() => undefined); // asked for again with the next words
    return () => {
      isWanted = false;
    };
  }, [language, wanted]);
  return loaded === undefined ? null : <Speaking vocabulary={loaded}>{children}</Speaking>;
}
