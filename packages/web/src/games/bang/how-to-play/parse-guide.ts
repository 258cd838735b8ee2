import type { Guide } from './guide-words.ts';

type Nested = { readonly guide: { readonly [part: string]: unknown } };

/** A section may have no paragraphs: then its catalogue has no message for them. */
export function parseGuide(nested: unknown): Guide {
  const parts = Object.entries((nested as Nested).guide).map(([name, part]) =>
    typeof part === 'object' && part !== null ? [name, { says: [], ...part }] : [name, part],
  );
  return Object.fromEntries(parts) as Guide;
}
