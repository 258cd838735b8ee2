import { useFullTextsOf } from '../../../text/vocabulary.tsx';
import { setOf } from './book.ts';

/** Has the full texts of these things loaded. */
export function useFullText(...slugs: readonly (string | null | undefined)[]): void {
  useFullTextsOf([...new Set(slugs.flatMap((slug) => setOf(slug ?? '') ?? []))]);
}
