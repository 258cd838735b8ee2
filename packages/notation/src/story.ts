import { type Book, bookOf, type GameEvent, redactEvent, rolesFor, setsInLibrary } from '@dustup/bang/engine';
import type { Viewer } from '@dustup/kernel';
import { plainText, type Storyteller } from '@dustup/words';
import { readStoryteller } from '@dustup/words/files';
import type { BangRecord } from './write-record.ts';

/** An event as a sentence, as far as it says what happened: cards that were not seen are only counted. */
export function tellEvent(event: GameEvent, names: readonly string[], book: Book): string {
  return plainText(englishFor(book).event(event, { names, you: null, roles: rolesAmong(names.length) }));
}

/** A whole game as sentences: as one seat or a spectator saw it, or all of it. */
export function tellStory(record: BangRecord, names: readonly string[], viewer: Viewer | 'everything'): string[] {
  const book = bookOf(record.setup.sets);
  const seen = viewer === 'everything' ? record.events : record.events.map((event) => redactEvent(event, viewer));
  return seen.map((event) => tellEvent(event, names, book));
}

/** The notation is English; there is a storyteller for each mix of sets. */
const tellers = new WeakMap<Book, Storyteller>();

function englishFor(book: Book): Storyteller {
  const sets = book.sets.map(({ slug }) => slug);
  const known = tellers.get(book) ?? readStoryteller('en', sets, { names: printedNames(book) });
  tellers.set(book, known);
  return known;
}

/** What is printed on the cards, for sets that have no words yet. */
function printedNames({ cards, characters, events, tokens }: Book): { readonly [name: string]: string } {
  const kinds = Object.entries({ cards, characters, events });
  const counted = [...tokens.values()].filter(({ supply }) => supply !== 1);
  return Object.fromEntries([
    ...kinds.flatMap(([kind, found]) => [...found.values()].map(({ slug, name }) => [`${kind}.${slug}.name`, name])),
    ...counted.map(({ kind }) => [`tokens.${kind}`, `{count, plural, one {# ${kind} token} other {# ${kind} tokens}}`]),
  ]);
}

/** What a thing is called in a sentence. */
export function nameInStory(slug: string, book: Book): string {
  return englishFor(book).nameOf(slug);
}

/** A position that somebody has made up may have too few seats for a game. */
function rolesAmong(players: number): readonly string[] {
  return setsInLibrary().some(({ roles }) => roles?.[players] !== undefined) ? rolesFor(players) : [];
}
