import { type Choice, isSelection, type Slot, type Value } from '@dustup/kernel';
import type { Table } from './table.ts';
import { worthOfId } from './worth.ts';

/** The choice that follows a value. Where that is not legal itself, nothing of what follows is. */
export function choiceAfter({ next }: Choice, value: Value): Choice | undefined {
  return asChoice(next?.(value));
}

export function asChoice(slot: Slot | undefined): Choice | undefined {
  return slot === undefined || isSelection(slot) ? undefined : slot;
}

export function isLegal({ why }: Choice, value: Value): boolean {
  return why === undefined || why(value) === undefined;
}

/** The value that nothing speaks against and that scores highest, the first of several. Reasons are asked for last: they cost most. */
export function bestLegal(choice: Choice, score: (value: Value) => number): Value | undefined {
  let found: Value | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const value of choice.candidates) {
    const worth = score(value);
    if (worth <= most || !isLegal(choice, value)) continue;
    most = worth;
    found = value;
  }
  return found;
}

/** The legal card of the hand that is worth least. */
export function cheapestLegal({ hand }: Table, cards: Choice): Value | undefined {
  return bestLegal(cards, (id) => -worthOfId(hand, id));
}

/** The value that scores highest, the first of several. */
export function best(values: readonly Value[], score: (value: Value) => number): Value {
  let found: Value | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    const worth = score(value);
    if (worth <= most) continue;
    most = worth;
    found = value;
  }
  if (found === undefined) throw new RangeError('nothing to choose from');
  return found;
}
