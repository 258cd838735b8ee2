import { type CardId, cardId } from '@dustup/bang';
import { type Answer, type Choice, isSelection, legalValues, type Slot, type Value } from '@dustup/kernel';
import { bestAim, forgetAims, secondAim } from './aim.ts';
import { cheapestOf } from './prices.ts';
import type { Reading } from './reading.ts';
import { bestSpoil } from './spoils.ts';
import { effectToBuy, timesToUpgrade } from './tokens.ts';
import { type Slots, walk } from './walk.ts';

/** What two cards from the pile may cost. */
export const DRAW_PRICE = 6.6;

/** A card of the hand in answer to something, with whatever else has to be chosen for it. */
export function answerWith(reading: Reading, cards: Choice | undefined, card: CardId): Answer {
  const next = cards?.next?.(card);
  if (next === undefined) return { do: 'play', card };
  forgetAims(reading);
  return fillWell(reading, next, { do: 'play', card }) ?? walk(reading, next, { do: 'play', card });
}

/** Fills the slots that are left of a deed that has been weighed; undefined when one of them has nothing that is worth it. */
export function fillWell(reading: Reading, first: Slot, filled: Slots): Answer | undefined {
  let slot: Slot | undefined = first;
  while (slot !== undefined) {
    if (isSelection(slot)) return walk(reading, slot, filled);
    const value: Value | undefined = slotValue(reading, slot, filled);
    if (value === undefined) return undefined;
    filled[slot.slot] = value;
    slot = slot.next?.(value);
  }
  return filled;
}

/** The card it misses least of those that will do, unless all of them are too dear. */
function cheapestFor(reading: Reading, slot: Choice): Value | undefined {
  const legal = slot.candidates
    .filter((value) => slot.why?.(value) === undefined)
    .map((value) => cardId(Number(value)));
  const { cards, price } = cheapestOf(reading, legal, 1);
  return price <= DRAW_PRICE ? cards[0] : undefined;
}

function slotValue(reading: Reading, slot: Choice, filled: Slots): Value | undefined {
  if (slot.slot === 'times') return timesToUpgrade(slot);
  if (slot.slot === 'special') return effectToBuy(reading, slot);
  if (slot.slot === 'at') return bestAim(reading, slot);
  if (slot.slot === 'what') return bestSpoil(reading, Number(filled['at']), legalValues(slot)).what;
  if (slot.slot === 'card') return cheapestFor(reading, slot);
  if (slot.slot === 'andAt') return secondAim(reading, slot);
  if (slot.slot === 'withCard') return slot.candidates.findLast((value) => slot.why?.(value) === undefined);
  return slot.candidates.find((value) => slot.why?.(value) === undefined);
}
