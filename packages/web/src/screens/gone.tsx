import { useLayoutEffect } from 'react';
import { connection } from '../app/connection.ts';
import { Link } from '../app/router.tsx';
import { useVocabulary } from '../text/vocabulary.tsx';
import { removeFirstLook } from '../ui/first-look.ts';

/** Somebody was removed: by whom, and that watching is still allowed. */
export function Gone({ code, by }: { readonly code: string; readonly by: string | undefined }) {
  const { lobby, shared } = useVocabulary().words;
  useLayoutEffect(removeFirstLook, []);
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

/** The link leads to no table: what may have happened, and what to do now. */
export function NoSuchTable() {
  const { lobby, shared } = useVocabulary().words;
  useLayoutEffect(removeFirstLook, []);
  return (
    <main className="page-note gone">
      <p role="alert">{lobby.noTable}</p>
      <Link to="" className="btn pri">
        {shared.goHome}
      </Link>
      <Link to="games" className="btn">
        {lobby.yourGames}
      </Link>
    </main>
  );
}
