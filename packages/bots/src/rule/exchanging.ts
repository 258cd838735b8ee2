import { cardId } from '@dustup/bang';
import { type Answer, isSelection, legalValues, type Slot, type Value } from '@dustup/kernel';
import type { Profile } from './profiles.ts';
import type { Reading } from './reading.ts';
import { lossOf } from './spoils.ts';
import type { Slots } from './walk.ts';

/** What it must bring, as cards are worth, beyond what a card in the hand may bring otherwise. */
const WORTH_A_CARD = 3;

/** One's own card in play for another player's: the pair that does most for the bot, and against its foes. */
export function exchange(reading: Reading, given: Slot | undefined, filled: Slots): Answer | undefined {
  reading.readOthers();
  let best: Answer | undefined;
  let most = WORTH_A_CARD;
  for (const own of valuesOf(given)) {
    const seats = nextOf(given, own);
    for (const seat of valuesOf(seats)) {
      const cards = nextOf(seats, seat);
      for (const card of valuesOf(cards)) {
        const gain = gainFrom(reading, own, Number(seat), card);
        if (gain <= most || given === undefined || seats === undefined || cards === undefined) continue;
        best = { ...filled, [given.slot]: own, [seats.slot]: seat, [cards.slot]: card };
        most = gain;
      }
    }
  }
  return best;
}

/** What the two cards are to the bot, and to whoever gets the one for the other. */
function gainFrom(reading: Reading, own: Value, seat: number, theirs: Value): number {
  const given = reading.profile(cardId(Number(own)));
  const taken = reading.profile(cardId(Number(theirs)));
  const change = lossOf(taken) - lossOf(given);
  return change - lossOfWeapon(reading, given, taken) + (reading.enmity[seat] ?? 0) * change;
}

/** A weapon that comes takes the place of the one that is there. */
function lossOfWeapon(reading: Reading, given: Profile, taken: Profile): number {
  if (!taken.isWeapon || given.isWeapon) return 0;
  const old = reading.inFrontOf(reading.self).find((card) => reading.profile(card).isWeapon);
  return old === undefined ? 0 : lossOf(reading.profile(old));
}

function valuesOf(slot: Slot | undefined): readonly Value[] {
  return slot === undefined || isSelection(slot) ? [] : legalValues(slot);
}

function nextOf(slot: Slot | undefined, value: Value): Slot | undefined {
  return slot === undefined || isSelection(slot) ? undefined : slot.next?.(value);
}
