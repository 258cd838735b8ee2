import { lazy, useLayoutEffect } from 'react';
import { Link } from '../app/router.tsx';
import type { Route } from '../app/routes.ts';
import { useVocabulary } from '../text/vocabulary.tsx';
import { Broken } from './shared/broken.tsx';

const home = () => import('./home/home-page.tsx');
const table = () => import('./table-page.tsx');

const HomePage = lazy(async () => ({ default: (await home()).HomePage }));
const TablePage = lazy(async () => ({ default: (await table()).TablePage }));
const ReplayPage = lazy(async () => ({ default: (await import('./replay/replay-page.tsx')).ReplayPage }));
const GalleryPage = lazy(async () => ({ default: (await import('./gallery/gallery-page.tsx')).GalleryPage }));
const SettingsPage = lazy(async () => ({ default: (await import('./settings/settings-page.tsx')).SettingsPage }));
const HowToPlay = lazy(async () => ({ default: (await import('./how-to-play/how-to-play.tsx')).HowToPlay }));

/** Asks for a page that will be wanted, while something else is still under way. */
export function fetchScreen({ at }: Route): void {
  // Whoever wants it is told if it does not come.
  if (at === 'home') home().catch(() => undefined);
  if (at === 'table') table().catch(() => undefined);
}

/** The page that an address asks for. Each is loaded when it is first wanted. */
export function Screen({ route }: { route: Route }) {
  const { words } = useVocabulary();
  useLayoutEffect(() => document.querySelector('#first')?.remove(), []);
  return (
    <Broken says={words.home.broken} again={words.banner.reloadNow}>
      <ScreenAt route={route} />
    </Broken>
  );
}

function ScreenAt({ route }: { route: Route }) {
  switch (route.at) {
    case 'home':
      return <HomePage />;
    case 'table':
      return <TablePage key={route.code} code={route.code} />;
    case 'replay':
      return <ReplayPage key={route.id} id={route.id} move={route.move} />;
    case 'cards':
      return <GalleryPage />;
    case 'settings':
      return <SettingsPage />;
    case 'how-to-play':
      return <HowToPlay />;
    case 'dev':
    case 'nowhere':
      return <Nowhere />;
  }
}

function Nowhere() {
  const { home } = useVocabulary().words;
  return (
    <main className="page-note">
      <p>{home.nowhere}</p>
      <Link to="" className="btn">
        {home.goHome}
      </Link>
    </main>
  );
}
