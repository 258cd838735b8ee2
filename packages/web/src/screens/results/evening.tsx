import type { SeriesGame } from '@dustup/protocol/client';
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import type { TableState } from '../../app/wire.ts';
import type { Request } from '../../frame/table-screen-props.ts';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { eveningOf, type PersonsEvening } from './evening.ts';
import { parseSeries } from './parse-series.ts';

/** As what people win at a game, and what else is told of a whole evening. */
export type EveningOf = {
  readonly nameOf: (role: string) => string;
  readonly iconOf: (role: string) => IconName;
  readonly Figures?: ComponentType<EveningFiguresProps>;
};

export type EveningFiguresProps = {
  readonly series: readonly SeriesGame[];
  readonly people: readonly PersonsEvening[];
};

type EveningProps = { readonly table: TableState; readonly request: Request; readonly of: EveningOf };

/** The series so far, person by person: games, wins, and as what. */
export function Evening({ table, request, of }: EveningProps) {
  const { results } = useVocabulary().words;
  const { nameOf, iconOf, Figures } = of;
  const { played, code } = table.info;
  const [series, setSeries] = useState<readonly SeriesGame[]>([]);
  const people = useMemo(() => eveningOf(series), [series]);
  useEffect(() => {
    let isWanted = true;
    // a single game is told above
    if (played < 2) return undefined;
    void request({ t: 'series' }).then((reply) => {
      if (isWanted && reply.t === 'done') setSeries(parseSeries(reply.with));
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
                  <span key={role} title={nameOf(role)} aria-label={`${nameOf(role)} ${wins} / ${times}`} role="img">
                    <Icon name={iconOf(role)} size={18} />
                    {wins}/{times}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {Figures !== undefined && <Figures series={series} people={people} />}
    </section>
  );
}
