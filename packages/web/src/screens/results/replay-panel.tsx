import type { GameInfo } from '@dustup/protocol/client';
import { useEffect, useState } from 'react';
import { basePath, Link } from '../../app/router.tsx';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { isPromiseKept } from './promise.ts';

/** The link to the replay, and whether the shuffle was as promised. */
export function ReplayPanel({ game }: { game: GameInfo }) {
  const { results } = useVocabulary().words;
  const link = new URL(`${basePath}replay/${game.id}`, location.href).href;
  return (
    <section className="panel replay-panel">
      <h2>{results.replay}</h2>
      <div className="replay-row">
        <input className="inp replay-link" readOnly value={link} aria-label={results.replayLink} />
        <CopyButton text={link} label={results.copy} done={results.copied} field=".replay-link" />
        <Link to={`replay/${game.id}`} className="btn small">
          {results.watchReplay}
        </Link>
      </div>
      <Fairness game={game} />
    </section>
  );
}

function Fairness({ game }: { game: GameInfo }) {
  const { results } = useVocabulary().words;
  const { seed, commitment } = game;
  const [isKept, setKept] = useState<boolean | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    if (seed !== null) {
      void isPromiseKept(seed, commitment).then((kept) => {
        if (isWanted) setKept(kept);
      });
    }
    return () => {
      isWanted = false;
    };
  }, [seed, commitment]);
  const says =
    seed === null ? results.fairHidden : isKept === undefined ? '' : isKept ? results.fairYes : results.fairNo;
  return (
    <details className="fairness">
      <summary>
        <Icon name="padlock-open" size={16} />
        <span>
          <b>{results.fair}.</b> {says}
        </span>
      </summary>
      <p className="fine">{results.fairHow}</p>
      <dl>
        <dt>{results.promise}</dt>
        <dd>{commitment}</dd>
        {seed !== null && (
          <>
            <dt>{results.seed}</dt>
            <dd>
              {seed.salt}:{seed.key}
            </dd>
          </>
        )}
      </dl>
    </details>
  );
}
