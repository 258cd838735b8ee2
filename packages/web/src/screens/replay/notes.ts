import { keep, readKept } from '../../app/parse-kept.ts';

/** Notes at moves of a game, kept in this browser. */
export type Notes = { readonly [move: string]: string };

const placeOf = (game: string) => `dustup.notes.${game}`;

export function readNotes(game: string): Notes {
  const kept = readKept(placeOf(game)) ?? {};
  return Object.fromEntries(Object.entries(kept).filter((one): one is [string, string] => typeof one[1] === 'string'));
}

/** The notes with this one; an empty text takes it away. */
export function withNote(notes: Notes, move: number, text: string): Notes {
  const { [move]: _, ...others } = notes;
  return text.trim() === '' ? others : { ...others, [move]: text };
}

/** False: there was no room left to keep them. */
export function keepNotes(game: string, notes: Notes): boolean {
  return keep(placeOf(game), notes);
}
