import { useMemo } from 'react';
import { companyOf } from '../../frame/company.ts';
import type { ResultsProps } from '../../screens/results/results-props.ts';
import { ResultsShell } from '../../screens/results/results-shell.tsx';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PlainView } from './plain-view.tsx';
import { usePlainSpeech } from './use-plain-speech.ts';

/** Who won, how everything lay at the end, and what next. */
export function PlainResults(props: ResultsProps) {
  const { table } = props;
  const { words } = useVocabulary();
  const { plain, results } = words;
  const { info, game } = table;
  const company = useMemo(() => companyOf(table), [table]);
  const speech = usePlainSpeech(info.house.game, company.names);
  const outcome = info.game?.outcome ?? null;
  const winners = (outcome?.winners ?? []).map((seat) => company.names[seat] ?? '');
  const isMine = company.me !== null && outcome?.winners.includes(company.me) === true;
  return (
    <ResultsShell
      {...props}
      note={speech.say('name')}
      evening={{ nameOf: (role) => speech.say(`sides.${role}`), iconOf: () => 'rolling-dices' }}
      head={
        <div className="results-head">
          <Icon name={outcome === null ? 'tombstone' : isMine ? 'trophy' : 'rolling-dices'} size={84} />
          <div>
            <h1>{outcome === null ? results.unfinished : plain.won(winners)}</h1>
            <p>
              {outcome === null
                ? (results.closed[info.closed ?? 'abandoned'] ?? '')
                : speech.say(`sides.${outcome.side}`)}
            </p>
          </div>
        </div>
      }
      told={game !== null && <PlainView {...game} company={company} speech={speech} />}
    />
  );
}
