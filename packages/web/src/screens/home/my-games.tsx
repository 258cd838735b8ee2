import type { RecordListing } from '@dustup/protocol/client';
import { useEffect, useState } from 'react';
import { Link } from '../../app/router.tsx';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { askToDelete, fetchJson } from '../shared/guest-token.ts';
import { parseListings } from '../shared/parse-records.ts';

const MOST = 4;

/** The last games I sat in, for looking back at. */
export function MyGames() {
  const { words } = useVocabulary();
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
  return (
    <section className="panel open-tables">
      <div className="panel-head">
        <h2>{words.home.yourGames}</h2>
      </div>
      <ul>
        {games.slice(0, MOST).map((game) => (
          <GameRow
            key={game.id}
            game={game}
            onDeleted={() => setGames((known) => known.filter(({ id }) => id !== game.id))}
          />
        ))}
      </ul>
    </section>
  );
}

function GameRow({ game, onDeleted }: { game: RecordListing; onDeleted: () => void }) {
  const { words, language, refusal } = useVocabulary();
  const { home } = words;
  const [isSure, setSure] = useState(false);
  const [wrong, setWrong] = useState<string | undefined>(undefined);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const name = game.outcome === null ? home.gameOf(game.players.length) : words.sides[game.outcome.side];
  const remove = async () => {
    setSure(!isSure);
    setWrong(undefined);
    if (!isSure) return;
    const why = await askToDelete(`api/games/${game.id}`);
    if (why === undefined) onDeleted();
    else setWrong(home.wrong(refusal(why)));
  };
  return (
    <li className="table-row">
      <span className="table-what">
        <b>{name}</b>
        <small>{game.players.filter(Boolean).join(', ')}</small>
        {isSure && <small role="status">{home.deleteHint}</small>}
        {wrong !== undefined && <small role="alert">{wrong}</small>}
      </span>
      <small className="table-how">{day.format(game.endedAt)}</small>
      <button type="button" className={`btn small ${isSure ? 'pri' : ''}`} onClick={() => void remove()}>
        {isSure ? home.deleteSure : home.deleteGame}
      </button>
      <Link to={`replay/${game.id}`} className="btn small">
        {home.replay}
      </Link>
    </li>
  );
}
