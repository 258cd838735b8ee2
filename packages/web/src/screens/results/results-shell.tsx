import type { ReactNode } from 'react';
import { tableName } from '../../app/table-name.ts';
import { PRESS_GUARD, useFresh } from '../../frame/use-fresh.ts';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { IconButton } from '../../ui/small.tsx';
import { PageTop, useTitle } from '../shared/page.tsx';
import { Evening, type EveningOf } from './evening.tsx';
import { NextPanel } from './next-panel.tsx';
import { ReplayPanel } from './replay-panel.tsx';
import type { ResultsProps } from './results-props.ts';
import { ResultsTalk } from './results-talk.tsx';
import './results.css';

type ShellProps = ResultsProps & {
  /** What it was, beside the name of the table. */
  readonly note: string;
  /** Who won and why. */
  readonly head: ReactNode;
  /** How it went. */
  readonly told: ReactNode;
  /** What may be looked at again. */
  readonly moments?: ReactNode;
  readonly evening: EveningOf;
};

/** The end of any game: how it went on one side, what next on the other. */
export function ResultsShell({ note, head, told, moments, evening, ...props }: ShellProps) {
  const { table, next, request, onTable, onLeave } = props;
  const { results, shared } = useVocabulary().words;
  const { info, game } = table;
  useTitle(shared.results);
  // A press so soon was meant for the table that was here before.
  const isFresh = useFresh('results', PRESS_GUARD);
  return (
    <div className={isFresh ? 'page results fresh' : 'page results'}>
      <PageTop name={tableName(info.code)} note={note}>
        {game !== null && onTable !== undefined && (
          <IconButton icon="return-arrow" label={results.seeTable} onPress={onTable} />
        )}
        <IconButton icon="exit-door" label={results.leave} onPress={onLeave} />
      </PageTop>
      <main className="results-main">
        {head}
        <div className="results-pair">
          <div className="results-side told">{told}</div>
          <div className="results-side">
            <NextPanel {...props} />
            <ResultsTalk {...props} />
            <Evening table={next ?? table} request={request} of={evening} />
            {moments}
            {info.game !== null && <ReplayPanel game={info.game} seats={info.seats.length} />}
          </div>
        </div>
      </main>
    </div>
  );
}
