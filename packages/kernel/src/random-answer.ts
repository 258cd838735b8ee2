import type { Dice } from './dice.ts';
import { EngineBug } from './engine-bug.ts';
import { type Answer, isSelection, legalValues, type Selection, type Slot, type Value } from './options.ts';

/** A random path through the tree. */
export function randomAnswer(root: Slot, dice: Dice): Answer {
  const answer: { [slot: string]: Value | readonly Value[] } = {};
  let slot: Slot | undefined = root;
  while (slot !== undefined) {
    if (isSelection(slot)) {
      const values = randomSubset(slot, dice);
      answer[slot.slot] = values;
      slot = slot.next?.(values.length);
    } else {
      const values = legalValues(slot);
      const value: Value | undefined = values[values.length === 1 ? 0 : dice.below(values.length)];
      if (value === undefined) throw new EngineBug(`slot '${slot.slot}' has no legal value`);
      answer[slot.slot] = value;
      slot = slot.next?.(value);
    }
  }
  return answer;
}

function randomSubset({ from, least, most }: Selection, dice: Dice): readonly Value[] {
  const left = [...from];
  const size = least + (most > least ? dice.below(most - least + 1) : 0);
  const picked: Value[] = [];
  while (picked.length < size) {
    const at = dice.below(left.length);
    const value = left[at];
    const last = left.pop();
    if (value === undefined || last === undefined) break;
    if (at < left.length) left[at] = last;
    picked.push(value);
  }
  return picked;
}
