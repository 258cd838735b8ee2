import type { GameInfo } from '@dustup/protocol/client';
import { fairNoteOf, promisedText } from '@dustup/protocol/fair';
import { basePath, Link } from '../../app/router.tsx';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { fairnessOf, promisesOf } from './promise.ts';

/** The link to the replay, and whether the shuffle was as promised. */
export function ReplayPanel({ game, seats }: { game: GameInfo; seats: number }) {
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
      <Fairness game={game} seats={seats} />
    </section>
  );
}

function Fairness({ game, seats }: { game: GameInfo; seats: number }) {
  const { results } = useVocabulary().words;
  const { id, seed, commitment } = game;
  const [promise, otherPromise] = promisesOf(game, localStorage);
  const part = fairNoteOf(localStorage, id)?.part ?? null;
  const words = { holds: results.fairYes, broken: results.fairNo, leftOut: results.fairLeftOut };
  const says = seed === null ? results.fairHidden : words[fairnessOf({ id, commitment, seed, seats }, localStorage)];
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
        <dd>{promise}</dd>
        {otherPromise !== undefined && (
          <>
            <dt>{results.otherPromise}</dt>
            <dd>{otherPromise}</dd>
          </>
        )}
        {seed !== null && (
          <>
            <dt>{results.seed}</dt>
            <dd>{promisedText(seed)}</dd>
          </>
        )}
        {part !== null && (
          <>
            <dt>{results.ownPart}</dt>
            <dd>{part}</dd>
          </>
        )}
      </dl>
    </details>
  );
}
