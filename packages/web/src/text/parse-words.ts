import type { Words } from './words.ts';

type Nested = { readonly table: object };

/** The words of the table stand at the top. The catalogue is checked against what the page takes from it (`words.test.ts`). */
export function parseWords(nested: unknown): Words {
  const { table, ...others } = nested as Nested;
  return { ...table, ...others } as Words;
}
