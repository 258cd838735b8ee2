import { connection } from '../app/connection.ts';
import { Link } from '../app/router.tsx';
import { useVocabulary } from '../text/vocabulary.tsx';

/** Somebody was removed: by whom, and that watching is still allowed. */
export function Gone({ code, by }: { readonly code: string; readonly by: string | undefined }) {
  const { lobby, shared } = useVocabulary().words;
  return (
    <main className="page-note gone">
      <p role="alert">{by === undefined ? lobby.votedOut : lobby.removedBy(by)}</p>
      <button type="button" className="btn pri" onClick={() => void connection().request({ t: 'enter', code })}>
        {lobby.watch}
      </button>
      <Link to="" className="btn">
        {shared.goHome}
      </Link>
    </main>
  );
}
