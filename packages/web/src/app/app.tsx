import { lazy, Suspense } from 'react';
import { Screen } from '../screens/screens.tsx';
import { needWords, useSpoken } from '../text/speech.ts';
import { Speaking } from '../text/vocabulary.tsx';
import { Floor } from '../ui/floor.tsx';
import { useRoute } from './router.tsx';

const Dev =
  import.meta.env.DEV || import.meta.env.MODE === 'looks'
    ? lazy(async () => ({ default: (await import('../dev/dev-table.tsx')).DevTable }))
    : undefined;

/** The page: its language, the floor, and the screen that the address asks for. */
export function App() {
  const vocabulary = useSpoken();
  const route = useRoute();
  if (vocabulary === undefined) return null;
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

function need(parts: readonly string[]): void {
  void needWords(parts);
}
