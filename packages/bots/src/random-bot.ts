import {
  type Answer,
  EngineBug,
  isSelection,
  legalValues,
  type Selection,
  type Slot,
  type Value,
} from '@dustup/kernel';
import type { Agent } from './agent.ts';
import { type Dice, diceFrom, type Seed } from './dice.ts';

/** Two who heal themselves whenever they can would play for ever: after so many times a bot cuts in no more. */
const MOST_INTERJECTIONS = 200;

/** Chooses uniformly at each node of the option tree. Knows nothing, fears nothing, finds bugs. */
export function randomBot(seed: Seed): Agent<unknown> {
  const dice = diceFrom(seed);
  let interjections = 0;
  return {
    answer: (_view, { question }) => randomAnswer(question.options, dice),
    interjects: (_view, { question }) => {
      if (interjections >= MOST_INTERJECTIONS || dice.below(2) !== 0) return null;
      interjections += 1;
      return randomAnswer(question.options, dice);
    },
  };
}

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
