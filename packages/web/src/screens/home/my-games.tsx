import type { RecordListing } from '@dustup/protocol/client';
import { useEffect, useState } from 'react';
import { Link } from '../../app/router.tsx';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { fetchJson } from '../shared/guest-token.ts';
import { parseListings } from '../shared/parse-records.ts';

const MOST = 4;

/** The last games I sat in, for looking back at. */
export function MyGames() {
  const { words, language } = useVocabulary();
  const { home } = words;
  const [games, setGames] = useState<readonly RecordListing[]>([]);
  useEffect(() => {
    let isWanted = true;
    void fetchJson('api/games').then((json) => {
      if (isWanted) setGames(parseListings(json));
    });
    return () => {
      isWanted = false;
    };
  }, []);
  if (games.length === 0) return null;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className="panel open-tables">
      <div className="panel-head">
        <h2>{home.yourGames}</h2>
      </div>
      <ul>
        {games.slice(0, MOST).map((game) => (
          <li key={game.id} className="table-row">
            <span className="table-what">
              <b>{game.outcome === null ? home.gameOf(game.players.length) : words.sides[game.outcome.side]}</b>
              <small>{game.players.join(', ')}</small>
            </span>
            <small className="table-how">{day.format(game.endedAt)}</small>
            <Link to={`replay/${game.id}`} className="btn small">
              {home.replay}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
