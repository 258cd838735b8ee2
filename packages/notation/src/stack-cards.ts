import type { Book } from '@dustup/bang/engine';
import { readEvent } from './card-names.ts';
import { unknownName } from './nearest.ts';
import { NotationError } from './notation-error.ts';

/** The stack whose lines have names of their own: `event`, `events to come`. */
export const EVENTS = 'events';

/** A large card by its name: one that lies in this stack. */
export function readCardOf(book: Book, stack: string, name: string): string {
  const slug = readEvent(book, name);
  if (!book.stacks.has(stack)) throw new NotationError(unknownName('stack', stack, [...book.stacks.keys()]));
  const own = stackOf(book, slug);
  if (own === undefined || own === stack) return slug;
  const line = own === EVENTS ? 'event' : `in force ${own}`;
  throw new NotationError({ says: 'otherStack', name, stack: own, line });
}

/** A set that brings large cards says in which stack they lie. */
export function stackOf({ sets }: Book, slug: string): string | undefined {
  const { stacks = {} } = sets.find(({ events }) => events.some((one) => one.slug === slug)) ?? {};
  const [stack] = Object.keys(stacks);
  return stack;
}
