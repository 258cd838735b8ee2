import { lazy, Suspense, useEffect, useState } from 'react';
import { loadVocabulary, Speaking } from '../text/vocabulary.tsx';
import type { Vocabulary } from '../text/vocabulary-of.ts';
import { Floor } from '../ui/floor.tsx';
import type { Route } from './routes.ts';
import { useRoute } from './router.tsx';
import { useSettings } from './settings.ts';

const Dev = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('../dev/dev-table.tsx')).DevTable }))
  : undefined;

/** The page: its language, the floor, and the screen that the address asks for. */
export function App({ first }: { first: Vocabulary }) {
  const { language } = useSettings();
  const [vocabulary, setVocabulary] = useState(first);
  useEffect(() => {
    if (vocabulary.language === language) return undefined;
    let isWanted = true;
    void loadVocabulary(language).then((loaded) => {
      if (isWanted) setVocabulary(loaded);
    });
    return () => {
      isWanted = false;
    };
  }, [language, vocabulary.language]);
  const route = useRoute();
  return (
    <Speaking vocabulary={vocabulary}>
      <Floor />
      <Suspense fallback={<p className="sr-only">{vocabulary.words.loading}</p>}>
        <Screen route={route} />
      </Suspense>
    </Speaking>
  );
}

const TablePage = lazy(async () => ({ default: (await import('../screens/table-page.tsx')).TablePage }));

function Screen({ route }: { route: Route }) {
  if (Dev !== undefined && route.at === 'dev') return <Dev search={route.search} />;
  switch (route.at) {
    case 'table':
      return <TablePage key={route.code} code={route.code} />;
    default:
      return null;
  }
}
