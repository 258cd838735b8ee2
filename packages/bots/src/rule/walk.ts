import { cardId, definitionSeen } from '@dustup/bang';
import {
  type Answer,
  type Choice,
  type Dice,
  diceFrom,
  isSelection,
  legalValues,
  type Selection,
  type Slot,
  type Value,
} from '@dustup/kernel';
import { bestSpoil } from './spoils.ts';
import type { Reading } from './reading.ts';
import { isOneOfOurs, stakeIn } from './harm.ts';
import { cheapestOf } from './prices.ts';

export type Slots = { [slot: string]: Value | readonly Value[] };

/** Chance for one decision: from the bot's seed and from what it sees, so that the same sight gets the same answer. */
function diceFor({ seed, view }: Reading): Dice {
  const { turn, drawPileCount } = view;
  return diceFrom(Math.imul(seed ^ Math.imul(turn.number, 0x9e3779b1), 0x85ebca6b) ^ drawPileCount);
}

/** A sensible answer where no policy is written: foes as targets, the cheapest cards as a price, else by chance. */
export function walk(reading: Reading, root: Slot | undefined, filled: Slots = {}): Answer {
  reading.readOthers();
  const dice = diceFor(reading);
  let slot = root;
  while (slot !== undefined) {
    if (isSelection(slot)) {
      const values = someOf(reading, slot);
      filled[slot.slot] = values;
      slot = slot.next?.(values.length);
    } else {
      const value: Value = oneOf(reading, slot, filled, dice);
      filled[slot.slot] = value;
      slot = slot.next?.(value);
    }
  }
  return filled;
}

function oneOf(reading: Reading, slot: Choice, filled: Slots, dice: Dice): Value {
  const values = legalValues(slot);
  const first = values[0];
  if (first === undefined) throw new RangeError(`slot '${slot.slot}' has no legal value`);
  if (values.length === 1) return first;
  if (slot.slot === 'at') return worstFoe(reading, values) ?? first;
  if (slot.slot === 'what') return bestSpoil(reading, Number(filled['at'] ?? reading.self), values).what;
  if (slot.slot === 'card' && areOwnCards(reading, values))
    return cheapestOf(reading, values.map(toCard), 1).cards[0] ?? first;
  return values[dice.below(values.length)] ?? first;
}

function worstFoe(reading: Reading, seats: readonly Value[]): Value | undefined {
  let best: Value | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const seat of seats) {
    const stake = isOneOfOurs(reading, Number(seat)) || seat === reading.self ? -9 : stakeIn(reading, Number(seat));
    if (stake > most) {
      best = seat;
      most = stake;
    }
  }
  return best;
}

function someOf(reading: Reading, { from, least }: Selection): readonly Value[] {
  if (least === from.length) return [...from];
  return areOwnCards(reading, from) ? cheapestOf(reading, from.map(toCard), least).cards : from.slice(0, least);
}

function areOwnCards(reading: Reading, values: readonly Value[]): boolean {
  return values.every(
    (value) => typeof value === 'number' && definitionSeen(reading.view, cardId(value)) !== undefined,
  );
}

function toCard(value: Value) {
  return cardId(Number(value));
}
