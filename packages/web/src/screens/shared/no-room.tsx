import { useState } from 'react';
import { keep } from '../../app/parse-kept.ts';
import { useVocabulary } from '../../text/vocabulary.tsx';

/** A browser that keeps nothing, because there is no room or it refuses: what that means, and what to do about it. */
export function NoRoom() {
  const { home } = useVocabulary().words;
  const [isKept] = useState(() => keep('dustup.room', true));
  if (isKept) return null;
  return (
    <section className="panel" role="status">
      <h2>{home.noRoom}</h2>
      <p>{home.noRoomHint}</p>
    </section>
  );
}
