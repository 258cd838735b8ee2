import type { PlainView } from '@dustup/bang';
import { book } from '../cards/book.ts';

type Stacks = Pick<PlainView, 'inForce' | 'stacks'>;

/** A stack of large cards, such as events: the one in force, and the next one where all see it. */
export type InForce = { readonly stack: string; readonly now: string | null; readonly next: string | null };

const IN_ROWS: ReadonlySet<string> = new Set(
  book.sets.flatMap(({ rows }) => rows.flatMap(({ behind }) => (behind === undefined ? [] : [behind]))),
);

/** Every stack of which there is something to be seen; not those whose card goes before a row, where it is shown. */
export function stacksInForce({ inForce, stacks }: Stacks): readonly InForce[] {
  return [...new Set([...Object.keys(stacks), ...Object.keys(inForce)])]
    .filter((stack) => !IN_ROWS.has(stack))
    .map((stack) => ({ stack, now: inForce[stack] ?? null, next: stacks[stack]?.next ?? null }))
    .filter(({ now, next }) => now !== null || next !== null);
}
