import { useEffect, useState } from 'react';
import type { EveningFiguresProps } from '../../../screens/results/evening.tsx';
import { fetchJson } from '../../../screens/shared/guest-token.ts';
import { momentsOf } from '../../../screens/shared/parse-moments.ts';
import { parseRecord } from '../../../screens/shared/parse-records.ts';
import { useVocabulary } from '../../../text/vocabulary.tsx';
import { parseMoments } from '../parse-bang.ts';
import { eveningFigures, type Figures, figuresOf, headsOf, listed } from './figures.ts';
import { FiguresTable } from '../../../screens/results/figures-table.tsx';

/** They are counted from the records, which are fetched one after the other when somebody wants to know. */
export function EveningFigures({ series, people }: EveningFiguresProps) {
  const { results } = useVocabulary().words;
  const [isOpen, setOpen] = useState(false);
  const [known, setKnown] = useState<ReadonlyMap<string, readonly Figures[] | null>>(new Map());
  const decided = series.filter(({ side }) => side !== null);
  const next = decided.find(({ id }) => !known.has(id))?.id;
  useEffect(() => {
    if (!isOpen || next === undefined) return undefined;
    let isWanted = true;
    void fetchJson(`api/games/${encodeURIComponent(next)}`).then((json) => {
      const record = parseRecord(json);
      const figures = record === undefined ? null : figuresOf(parseMoments(momentsOf(record)));
      if (isWanted) setKnown((before) => new Map(before).set(next, figures));
    });
    return () => {
      isWanted = false;
    };
  }, [isOpen, next]);
  const there = new Map([...known].flatMap(([id, figures]) => (figures === null ? [] : [[id, figures] as const])));
  const sums = eveningFigures(series, there);
  const missing = known.size - there.size;
  return (
    <details className="evening-figures" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{results.figures}</summary>
      {next !== undefined && <p role="status">{results.figuresLoading(known.size, decided.length)}</p>}
      <FiguresTable
        title={results.figures}
        heads={headsOf(results)}
        rows={people.flatMap(({ key, name }) => {
          const figures = sums.get(key);
          return figures === undefined ? [] : [{ key, name, figures: listed(figures) }];
        })}
      />
      {missing > 0 && <p className="fine">{results.figuresMissing(missing)}</p>}
    </details>
  );
}
