import { cardId } from '@dustup/bang';
import { type Answer, holdsOf, type Slot, slotAfter, type Value } from '@dustup/kernel';
import { ruleBot } from '@dustup/bots';
import type { Speaker } from './speaker.ts';

type InWords = { readonly [slot: string]: unknown };

/** What the bot would do in this seat's place: cards by their names, seats by the names of their players. */
export function decides(seat: Speaker): InWords {
  const { game } = seat;
  const asked = game.askedOf(seat.seat);
  if (asked === undefined) throw new Error(`${seat.name} is not asked: ${game.now}`);
  const answer = ruleBot(7).answer(() => seat.view, asked);
  const reason = game.whyNot(seat.seat, answer);
  if (reason !== undefined) throw new Error(`${seat.name} may not answer so: ${reason.refused}`);
  return inWords(seat, asked.question.options, answer);
}

/** An answer to these options, in words; of several cards the order does not count. */
export function inWords({ game }: Speaker, options: Slot, answer: Answer): InWords {
  const words: { [slot: string]: unknown } = {};
  const named = (slot: Slot, value: Value) => {
    if (typeof value !== 'number') return value;
    if (holdsOf(slot) === 'seat') return game.nameOf(value);
    return holdsOf(slot) === 'card' ? game.faceOf(cardId(value)).card.name : value;
  };
  for (let slot: Slot | undefined = options; slot !== undefined; ) {
    const here = slot;
    const given = answer[here.slot];
    if (given === undefined) break;
    words[here.slot] =
      typeof given === 'object' ? given.map((one) => named(here, one)).toSorted(byName) : named(here, given);
    slot = slotAfter(here, given);
  }
  return words;
}

function byName(one: Value, other: Value): number {
  return String(one).localeCompare(String(other));
}
