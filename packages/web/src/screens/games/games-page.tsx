import type { RecordListing } from '@dustup/protocol/client';
import { useEffect, useState } from 'react';
import { useClient } from '../../app/connection.ts';
import { Link } from '../../app/router.tsx';
import { tableName } from '../../app/table-name.ts';
import { useVocabulary, useWordsOf } from '../../text/vocabulary.tsx';
import { GameRow } from '../home/my-games.tsx';
import { askToDelete, fetchJson, isKnown } from '../shared/guest-token.ts';
import { PageTop, useTitle } from '../shared/page.tsx';
import { parseListings } from '../shared/parse-records.ts';
import { pageOf } from '../../games/pages.ts';
import { ALL, type Filter, filtered, peopleIn, type Rate, ratesBy, setsIn } from './games.ts';
import { saveAll } from './save-all.ts';
import '../home/home.css';
import './games.css';

/** Finished and running games, with how I did; to look at again, to take along, to delete. */
export function GamesPage() {
  const { games: words } = useVocabulary().words;
  const [games, setGames] = useState<readonly RecordListing[] | null | undefined>(isKnown() ? undefined : []);
  const [filter, setFilter] = useState<Filter>({ set: ALL, person: ALL });
  useTitle(words.title);
  useEffect(() => {
    let isWanted = true;
    if (isKnown())
      void fetchJson('api/games').then((json) => {
        if (isWanted) setGames(json === undefined ? null : parseListings(json));
      });
    return () => {
      isWanted = false;
    };
  }, []);
  const known = games ?? [];
  useWordsOf(setsIn(known));
  const shown = filtered(known, filter);
  return (
    <div className="page games">
      <PageTop name={words.title} />
      <main className="games-main">
        <h1 className="sr-only">{words.title}</h1>
        <Running />
        {games === undefined && <p role="status">{words.loading}</p>}
        {games === null && <p role="alert">{words.failed}</p>}
        {games !== undefined && games !== null && games.length === 0 && <p>{words.none}</p>}
        {known.length > 0 && (
          <>
            <Rates games={shown.filter(({ game }) => pageOf(game).hasRates === true)} />
            <section className="panel open-tables">
              <div className="panel-head">
                <h2>{words.finished}</h2>
                <Filters games={known} filter={filter} onFilter={setFilter} />
              </div>
              <ul>
                {shown.map((game) => (
                  <GameRow
                    key={game.id}
                    game={game}
                    onDeleted={() => setGames(known.filter(({ id }) => id !== game.id))}
                  />
                ))}
              </ul>
              <Keep games={shown} onDeleted={() => setGames([])} />
            </section>
          </>
        )}
        <p className="fine">{words.move}</p>
      </main>
    </div>
  );
}

/** Tables at which I have a seat. */
function Running() {
  const { games: words } = useVocabulary().words;
  const { me } = useClient();
  const tables = me?.tables ?? [];
  if (tables.length === 0) return null;
  return (
    <section className="panel open-tables">
      <h2>{words.running}</h2>
      <ul>
        {tables.map(({ code }) => (
          <li key={code} className="table-row">
            <span className="table-what">
              <b>{tableName(code)}</b>
            </span>
            <Link to={`table/${code}`} className="btn small">
              {words.back}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

type FiltersProps = {
  readonly games: readonly RecordListing[];
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
};

function Filters({ games, filter, onFilter }: FiltersProps) {
  const { words, setName } = useVocabulary();
  const { games: said } = words;
  return (
    <span className="game-filters">
      <label>
        {said.set}{' '}
        <select value={filter.set} onChange={({ target }) => onFilter({ ...filter, set: target.value })}>
          <option value={ALL}>{said.all}</option>
          {setsIn(games).map((set) => (
            <option key={set} value={set}>
              {setName(set)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {said.person}{' '}
        <select value={filter.person} onChange={({ target }) => onFilter({ ...filter, person: target.value })}>
          <option value={ALL}>{said.all}</option>
          {peopleIn(games).map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </span>
  );
}

function Rates({ games }: { games: readonly RecordListing[] }) {
  const { words, roleName, characterName } = useVocabulary();
  return (
    <section className="panel rates">
      <h2>{words.games.rates}</h2>
      <div className="rate-tables">
        <RateTable title={words.games.byRole} rates={ratesBy(games, 'role')} nameOf={roleName} />
        <RateTable title={words.games.byCharacter} rates={ratesBy(games, 'character')} nameOf={characterName} />
      </div>
    </section>
  );
}

type RateTableProps = {
  readonly title: string;
  readonly rates: readonly Rate[];
  readonly nameOf: (slug: string) => string;
};

function RateTable({ title, rates, nameOf }: RateTableProps) {
  const { games: words } = useVocabulary().words;
  return (
    <table>
      <caption>{title}</caption>
      <tbody>
        {rates.map(({ of, won, games, percent }) => (
          <tr key={of}>
            <th scope="row">{nameOf(of)}</th>
            <td>{words.rate(won, games, percent)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Takes all games that are shown along as one file; or deletes all there are. */
function Keep({ games, onDeleted }: { games: readonly RecordListing[]; onDeleted: () => void }) {
  const { words, refusal } = useVocabulary();
  const { games: said, shared } = words;
  const [done, setDone] = useState<number | undefined>(undefined);
  const [isSure, setSure] = useState(false);
  const [wrong, setWrong] = useState('');
  const save = async () => {
    setDone(0);
    await saveAll(games, setDone);
    setDone(undefined);
  };
  const remove = async () => {
    setSure(!isSure);
    if (!isSure) return;
    const why = await askToDelete('api/games');
    if (why === undefined) onDeleted();
    else setWrong(shared.wrong(refusal(why)));
  };
  return (
    <p className="game-keep">
      <button type="button" className="btn small" disabled={done !== undefined} onClick={() => void save()}>
        {done === undefined ? said.export : said.exporting(done, games.length)}
      </button>
      <button type="button" className={`btn small ${isSure ? 'pri' : ''}`} onClick={() => void remove()}>
        {isSure ? said.deleteAllSure : said.deleteAll}
      </button>
      {wrong !== '' && <span role="alert">{wrong}</span>}
    </p>
  );
}
