import { useEffect } from 'react';
import { useWordsOf } from '../../text/vocabulary.tsx';
import { fetchSetParts } from './set-parts.tsx';

/** Has these sets loaded: their words, what they print, and what they lay out. Says whether a table can be shown. */
export function useSets(sets: readonly string[]): boolean {
  const wanted = sets.join(' ');
  useEffect(() => fetchSetParts(wanted.split(' ')), [wanted]);
  return useWordsOf(sets);
}
