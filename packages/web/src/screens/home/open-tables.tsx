import type { TableListing } from '@dustup/protocol/client';
import { useEffect } from 'react';
import { connection } from '../../app/connection.ts';
import { go, Link } from '../../app/router.tsx';
import type { ClientState } from '../../app/wire.ts';
import { pageOf } from '../../games/pages.ts';
import { useGameName } from './use-game-words.ts';
import { useVocabulary } from '../../text/vocabulary.tsx';

/** The public tables, as they come and go. */
export function OpenTables({ state }: { state: ClientState }) {
  const { home } = useVocabulary().words;
  const { tables, status, me } = state;
  const held = me?.tables.map(({ code }) => code) ?? [];
  const isOnline = status === 'online';
  // Asked again on each connection.
  useEffect(() => {
    if (!isOnline) return undefined;
    void connection().request({ t: 'list', on: true });
    return () => void connection().request({ t: 'list', on: false });
  }, [isOnline]);
  return (
    <section className="panel open-tables">
      <div className="panel-head">
        <h2>{home.openTables}</h2>
      </div>
      {tables === null || tables.length === 0 ? (
        <p className="fine">{tables === null ? home.tablesLoading : home.noTables}</p>
      ) : (
        <ul>
          {tables.map((table) => (
            <TableRow key={table.code} table={table} isMine={held.includes(table.code)} />
          ))}
        </ul>
      )}
    </section>
  );
}

function TableRow({ table, isMine }: { table: TableListing; isMine: boolean }) {
  const { words, setName } = useVocabulary();
  const { home } = words;
  const { code, host, phase, players, people, bots, game, sets, hasClock } = table;
  const gameName = useGameName(game);
  const taken = people + bots;
  const way = isMine ? home.goBack : home.watch;
  const isFree = phase === 'lobby' && taken < players;
  return (
    <li className="table-row">
      <span className="table-what">
        <b>{home.hostsTable(host)}</b>
        <small>{pageOf(game).isToldBySets === true ? sets.map(setName).join(' · ') : gameName}</small>
      </span>
      <small className="table-how">
        {phase === 'lobby' ? (hasClock ? home.withClock : home.withoutClock) : home.running}
      </small>
      <span className="table-seats" role="img" aria-label={home.seated(taken, players)}>
        {taken}&thinsp;/&thinsp;{players}
      </span>
      {isFree && !isMine ? (
        <button
          type="button"
          className="btn small"
          aria-label={`${home.sitDown}: ${home.hostsTable(host)}`}
          onClick={() => void sitDownAt(code)}
        >
          {home.sitDown}
        </button>
      ) : (
        <Link to={`table/${code}`} className="btn small" label={`${way}: ${home.hostsTable(host)}`}>
          {way}
        </Link>
      )}
    </li>
  );
}

/** If the last seat has just been taken, one watches. */
async function sitDownAt(code: string): Promise<void> {
  const entered = await connection().request({ t: 'enter', code });
  if (entered.t === 'done') await connection().request({ t: 'sit' });
  go(`table/${code}`);
}
