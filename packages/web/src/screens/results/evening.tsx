import { useEffect, useState } from 'react';
import type { TableState } from '../../app/wire.ts';
import { roleIcon } from '../../cards/book.ts';
import type { Request } from '../../frame/table-screen-props.ts';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { Icon } from '../../ui/icon.tsx';
import { eveningOf, type PersonsEvening } from './evening.ts';
import { parseSeries } from './parse-series.ts';

/** The series so far, person by person: games, wins, and as what. */
export function Evening({ table, request }: { readonly table: TableState; readonly request: Request }) {
  const { words, roleName } = useVocabulary();
  const { results } = words;
  const { played, code } = table.info;
  const [people, setPeople] = useState<readonly PersonsEvening[]>([]);
  useEffect(() => {
    let isWanted = true;
    // a single game is told above
    if (played < 2) return undefined;
    void request({ t: 'series' }).then((reply) => {
      if (isWanted && reply.t === 'done') setPeople(eveningOf(parseSeries(reply.with)));
    });
    return () => {
      isWanted = false;
    };
  }, [played, code, request]);
  if (people.length === 0) return null;
  return (
    <section className="panel evening-panel">
      <div className="panel-head">
        <h2>{results.evening}</h2>
        <span>{results.eveningGames(played)}</span>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{results.player}</th>
            <th scope="col">{results.wonOf}</th>
            <th scope="col">{results.asRole}</th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ key, name, games, won, roles }) => (
            <tr key={key}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              <td>
                {won} / {games}
              </td>
              <td>
                {roles.map(({ role, times, won: wins }) => (
                  <span
                    key={role}
                    title={roleName(role)}
                    aria-label={`${roleName(role)} ${wins} / ${times}`}
                    role="img"
                  >
                    <Icon name={roleIcon(role)} size={18} />
                    {wins}/{times}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
