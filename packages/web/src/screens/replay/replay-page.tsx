import { Suspense } from 'react';
import { Link } from '../../app/router.tsx';
import { pageOf } from '../../games/pages.ts';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { useTitle } from '../shared/page.tsx';
import { gameOf } from '../shared/parse-records.ts';
import { useRecord } from '../shared/use-record.ts';

/** A game that is over, to be looked at move by move. */
export function ReplayPage({ id, move, table }: { id: string; move: number | undefined; table: string | undefined }) {
  const { words, refusal } = useVocabulary();
  const recorded = useRecord(id);
  useTitle(words.replay.title);
  if (recorded === undefined) return <p className="page-note">{words.replay.loading}</p>;
  if ('refused' in recorded) {
    const isMissing = recorded.refused === 'noSuchGame';
    return (
      <main className="page-note">
        <p>{isMissing ? words.replay.missing : words.shared.wrong(refusal(recorded))}</p>
        <Link to="" className="btn">
          {words.shared.goHome}
        </Link>
      </main>
    );
  }
  const { Replay } = pageOf(gameOf(recorded.record));
  return (
    <Suspense fallback={<p className="page-note">{words.replay.loading}</p>}>
      <Replay recorded={recorded} first={move} code={table} />
    </Suspense>
  );
}
