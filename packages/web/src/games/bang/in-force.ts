import type { PlainView } from '@dustup/bang';
import { contents } from './cards/book.ts';

type Stacks = Pick<PlainView, 'inForce' | 'stacks'>;

/** A stack of large cards, such as events: the one in force, and the next one where all see it. */
export type InForce = {
  readonly stack: string;
  readonly now: string | null;
  readonly next: string | null;
  /** In front of whom it lies; null: of nobody. */
  readonly holder: number | null;
  /** How many are to come. */
  readonly left: number;
};

function isInRow(stack: string): boolean {
  return contents().some(({ rows }) => rows.some(({ behind }) => behind === stack));
}

/** Every stack of which there is something to be seen; not those whose card goes before a row, where it is shown. */
export function stacksInForce({ inForce, stacks }: Stacks): readonly InForce[] {
  return [...new Set([...Object.keys(stacks), ...Object.keys(inForce)])]
    .filter((stack) => !isInRow(stack))
    .map((stack) => ({
      stack,
      now: inForce[stack] ?? null,
      next: stacks[stack]?.next ?? null,
      holder: stacks[stack]?.holder ?? null,
      left: stacks[stack]?.left ?? 0,
    }))
    .filter(({ now, next }) => now !== null || next !== null);
}
