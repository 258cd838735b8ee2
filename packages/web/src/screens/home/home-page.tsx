import { useVocabulary } from '../../text/vocabulary.tsx';
import { go, Link } from '../../app/router.tsx';
import { useClient } from '../../app/connection.ts';
import { IconButton } from '../../ui/small.tsx';
import { NoRoom } from '../shared/no-room.tsx';
import { ThemeButton, useTitle } from '../shared/page.tsx';
import { MyGames } from './my-games.tsx';
import { MySeats } from './my-seats.tsx';
import { OpenTables } from './open-tables.tsx';
import { PlayPanel } from './play-panel.tsx';
import { Poster } from '../../games/bang/poster/poster.tsx';
import './home.css';

/** The first page: one tap to a game. */
export function HomePage() {
  const { home, shared } = useVocabulary().words;
  const state = useClient();
  useTitle('');
  return (
    <div className="page home">
      <main className="home-main">
        <Poster />
        <div className="home-side">
          <nav className="home-nav" aria-label={home.nav}>
            <Link to="how-to-play" className="text-link">
              {home.howToPlay}
            </Link>
            <Link to="cards" className="text-link">
              {home.cards}
            </Link>
            <span className="home-icons">
              <ThemeButton />
              <IconButton icon="cog" size={19} label={shared.settings} onPress={() => go('settings')} />
            </span>
          </nav>
          {state.status === 'lost' && state.problem === null && (
            <section className="panel" role="status">
              <h2>{home.offline}</h2>
              <p>{home.offlineHint}</p>
            </section>
          )}
          <NoRoom />
          <PlayPanel state={state} />
          <MySeats state={state} />
          <OpenTables state={state} />
          <MyGames />
        </div>
      </main>
      <footer className="home-foot">{home.footer}</footer>
    </div>
  );
}
