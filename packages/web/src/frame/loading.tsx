import { useVocabulary } from '../text/vocabulary.tsx';

/** Something is on its way. */
export function Loading() {
  const { words } = useVocabulary();
  return (
    <main className="page-note">
      <p role="status">{words.loading}</p>
    </main>
  );
}
