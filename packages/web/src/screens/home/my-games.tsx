import type { RecordListing } from '@dustup/protocol/client';
import { useEffect, useState } from 'react';
import { Link } from '../../app/router.tsx';
import { pageOf } from '../../games/pages.ts';
import { useVocabulary } from '../../text/vocabulary.tsx';
import type { Words } from '../../text/words.ts';
import { askToDelete, fetchJson, isKnown } from '../shared/guest-token.ts';
import { useGameName } from './use-game-words.ts';
import { parseListings } from '../shared/parse-records.ts';

const MOST = 4;

/** The last games I sat in, for looking back at. */
export function MyGames() {
  const { words } = useVocabulary();
  const [games, setGames] = useState<readonly RecordListing[]>([]);
  useEffect(() => {
    let isWanted = true;
    // Somebody the server has not met has no games: nothing to ask for.
    if (!isKnown()) return undefined;
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
        <Link to="games" className="text-link">
          {words.home.allGames}
        </Link>
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

type GameRowProps = { readonly game: RecordListing; readonly onDeleted: () => void };

export function GameRow({ game, onDeleted }: GameRowProps) {
  const vocabulary = useVocabulary();
  const { words, language, refusal } = vocabulary;
  const gameName = useGameName(game.game);
  const { home } = words;
  const [isSure, setSure] = useState(false);
  const [wrong, setWrong] = useState<string | undefined>(undefined);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const name = pageOf(game.game).resultOf?.(game, vocabulary) ?? howItEnded(game, gameName, words);
  const remove = async () => {
    setSure(!isSure);
    setWrong(undefined);
    if (!isSure) return;
    const why = await askToDelete(`api/games/${game.id}`);
    if (why === undefined) onDeleted();
    else setWrong(words.shared.wrong(refusal(why)));
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

/** Which game it was, and how it ended for me. */
function howItEnded({ outcome, seat }: RecordListing, gameName: string, { home }: Words): string {
  const isMine = seat !== null && outcome?.winners.includes(seat) === true;
  const how = outcome === null ? 'unfinished' : seat === null ? 'ended' : isMine ? 'won' : 'lost';
  return home.howItEnded(gameName, how);
}
