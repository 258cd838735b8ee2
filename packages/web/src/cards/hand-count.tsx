import { useVocabulary } from '../text/vocabulary.tsx';

export function HandCount({ count }: { count: number }) {
  const { words } = useVocabulary();
  return (
    <span className="hc">
      <svg viewBox="0 0 18 18" aria-hidden="true">
        <rect x="1.5" y="3.5" width="9" height="12.5" rx="1.5" transform="rotate(-9 6 10)" className="h1" />
        <rect x="7" y="3" width="9" height="12.5" rx="1.5" transform="rotate(7 11 9)" className="h2" />
      </svg>
      <b aria-hidden="true">{count}</b>
      <span className="sr-only">{words.handOf(count)}</span>
    </span>
  );
}
