import type { Guide } from './guide-words.ts';

/** A section may have no paragraphs. */
export function parseGuide(nested: unknown): Guide {
  const { guide } = nested as { readonly guide: Guide };
  return { ...guide, turn: { ...guide.turn, says: guide.turn.says ?? [] } };
}
