import type { GameEvent } from '@dustup/bang';
import type { Viewer } from '@dustup/kernel';
import { InvariantBroken } from './watched.ts';

const NEVER_FOR_ALL: readonly string[] = ['drew', 'putBack'];

/** Cards on their way to or from a hidden hand are not for everybody. */
export function checkHidden({ type, cards = [], seenBy }: GameEvent): void {
  if (seenBy === undefined && NEVER_FOR_ALL.includes(type) && cards.length > 0)
    throw new InvariantBroken('I4', `the event '${type}' shows cards to everybody`);
}

/**
 * The cards that an event says it shows a viewer. Taken from whom it names, not from what it shows in the end: so a
 * redaction that shows more is found out.
 */
export function shownTo({ cards = [], seenBy }: GameEvent, viewer: Viewer): number[] {
  return seenBy === undefined || seenBy.some((seat) => seat === viewer) ? cards.map(({ id }) => id) : [];
}

/** The ids of all cards that show their faces somewhere in a view. */
export function seenIn(value: unknown): number[] {
  const seen: number[] = [];
  collect(value, seen);
  return seen;
}

function collect(value: unknown, seen: number[]): void {
  if (typeof value !== 'object' || value === null) return;
  if ('id' in value && 'sign' in value && typeof value.id === 'number') seen.push(value.id);
  else for (const part of Object.values(value)) collect(part, seen);
}
