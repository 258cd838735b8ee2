import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { Screen } from '../screens/screens.tsx';
import { loadVocabulary, Speaking } from '../text/vocabulary.tsx';
import type { Vocabulary } from '../text/vocabulary-of.ts';
import { Floor } from '../ui/floor.tsx';
import { useRoute } from './router.tsx';
import { useSettings } from './settings.ts';

const Dev =
  import.meta.env.DEV || import.meta.env.MODE === 'looks'
    ? lazy(async () => ({ default: (await import('../dev/dev-table.tsx')).DevTable }))
    : undefined;

const NONE: readonly string[] = [];

/** The page: its language, the floor, and the screen that the address asks for. */
export function App({ first }: { first: Vocabulary }) {
  const { language } = useSettings();
  const [vocabulary, setVocabulary] = useState(first);
  const [sets, setSets] = useState<readonly string[]>(NONE);
  const need = useCallback((wanted: readonly string[]) => {
    setSets((known) => (wanted.every((set) => known.includes(set)) ? known : [...new Set([...known, ...wanted])]));
  }, []);
  useEffect(() => {
    if (first.language === language && sets === NONE) return undefined;
    let isWanted = true;
    void loadVocabulary(language, sets).then((loaded) => {
      if (isWanted) setVocabulary(loaded);
    });
    return () => {
      isWanted = false;
    };
  }, [first, language, sets]);
  const route = useRoute();
  return (
    <Speaking vocabulary={vocabulary} need={need}>
      <Floor />
      <Suspense
        fallback={
          <p className="sr-only" role="status">
            {vocabulary.words.loading}
          </p>
        }
      >
        {Dev !== undefined && route.at === 'dev' ? <Dev search={route.search} /> : <Screen route={route} />}
      </Suspense>
    </Speaking>
  );
}
