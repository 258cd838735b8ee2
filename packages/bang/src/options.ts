import { type Book, bookOf } from './book.ts';

/** What may be chosen whatever the sets. */
export const GAME_OPTIONS = ['beginners', 'twoCharacters'] as const;

/** All that may be chosen for a game with these sets. */
export function optionsFor(sets: readonly string[]): readonly string[] {
  const theirs = bookOf([...sets]).sets.flatMap(({ options = [] }) => options);
  return [...new Set([...GAME_OPTIONS, ...theirs])];
}

/** Whether a player who is out may come back: then they may not see anything hidden. */
export function mayBringBack(sets: readonly string[], options: readonly string[] = []): boolean {
  return mayReturn(bookOf([...sets]), options);
}

export function mayReturn(book: Book, options: readonly string[]): boolean {
  return book.sets.some(({ bringsBackTheDead }) => bringsBackTheDead?.(options) === true);
}
