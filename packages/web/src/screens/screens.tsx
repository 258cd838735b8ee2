import { type ComponentType, useLayoutEffect } from 'react';
import { Link } from '../app/router.tsx';
import type { Route } from '../app/routes.ts';
import { useVocabulary } from '../text/vocabulary.tsx';
import { pageOf, USUAL_GAME, usualPage } from '../games/pages.ts';
import { removeFirstLook } from '../ui/first-look.ts';
import { later } from '../ui/later.tsx';
import { Broken } from './shared/broken.tsx';

const HomePage = later(async () => (await import('./home/home-page.tsx')).HomePage, 'home');
const TablePage = later(async () => {
  // A link says nothing of the game: most tables play the usual one.
  const [{ TablePage: page }] = await Promise.all([import('./table-page.tsx'), usualPage.Table.fetch()]);
  return page;
});
const SeatLinkPage = later(async () => (await import('./seat-link-page.tsx')).SeatLinkPage, 'side');
const ReplayPage = later(async () => (await import('./replay/replay-page.tsx')).ReplayPage, 'replay');
const SettingsPage = later(async () => (await import('./settings/settings-page.tsx')).SettingsPage, 'settings', 'home');
const GamesPage = later(async () => (await import('./games/games-page.tsx')).GamesPage, 'games', 'home');

/** Asks for a page that will be wanted, while something else is still under way. */
export function fetchScreen({ at }: Route): void {
  // Whoever wants it is told if it does not come.
  if (at === 'home') HomePage.fetch().catch(() => undefined);
  if (at === 'table') TablePage.fetch().catch(() => undefined);
}

/** The page that an address asks for. Each is loaded when it is first wanted. */
export function Screen({ route }: { route: Route }) {
  const { words } = useVocabulary();
  const isTable = route.at === 'table' && route.link === undefined;
  useLayoutEffect(() => (isTable ? undefined : removeFirstLook()), [isTable]);
  return (
    <Broken says={words.shared.broken} again={words.banner.reloadNow}>
      <ScreenAt route={route} />
    </Broken>
  );
}

function ScreenAt({ route }: { route: Route }) {
  switch (route.at) {
    case 'home':
      return <HomePage />;
    case 'table':
      if (route.link !== undefined) return <SeatLinkPage code={route.code} link={route.link} />;
      return <TablePage key={route.code} code={route.code} />;
    case 'replay':
      return <ReplayPage key={route.id} id={route.id} move={route.move} table={route.table} />;
    case 'cards':
      return shown(pageOf(route.game ?? USUAL_GAME).Gallery);
    case 'settings':
      return <SettingsPage />;
    case 'games':
      return <GamesPage />;
    case 'how-to-play':
      return shown(pageOf(route.game ?? USUAL_GAME).Guide);
    case 'dev':
    case 'nowhere':
      return <Nowhere />;
  }
}

/** What a game may not have. */
function shown(Page: ComponentType | undefined) {
  return Page === undefined ? <Nowhere /> : <Page />;
}

function Nowhere() {
  const { shared } = useVocabulary().words;
  return (
    <main className="page-note">
      <p>{shared.nowhere}</p>
      <Link to="" className="btn">
        {shared.goHome}
      </Link>
    </main>
  );
}
