import { type CardId, cardId, isActionBarred, type Traits, traitsOfAction } from '@dustup/bang';
import {
  type Answer,
  type Choice,
  holdsOf,
  isSelection,
  legalValues,
  type Selection,
  type Slot,
  type Value,
} from '@dustup/kernel';
import { bestAim, isShort, isWorthAiming, needsTarget, takeAim, wouldAim } from './aim.ts';
import { fetch } from './fetching.ts';
import { order } from './ordering.ts';
import { type Profile, profileOfOffer } from './profiles.ts';
import type { Reading } from './reading.ts';
import { bestSpoil, mostSpoil } from './spoils.ts';
import { bestUse, type Filler, isPointless, trade } from './trading.ts';
import { placeForToken } from './tokens.ts';
import { type Slots, walk } from './walk.ts';
import { leastWorth } from './worth.ts';

/** What else may be used in phase 2, by whatever it is offered, if it is worth while: known by its traits and its slots. */
export function takeOffer(reading: Reading, options: Choice): Answer | undefined {
  const uses = options.next?.('use');
  if (uses === undefined || isSelection(uses)) return undefined;
  for (const use of uses.candidates) {
    if (isWeighed(reading, use)) continue;
    const traits = traitsOfAction(reading.view, reading.self, use);
    const filled: Slots = { do: 'use', use };
    if (traits === undefined) {
      if (isOdd(reading) && uses.why?.(use) === undefined) return walk(reading, uses.next?.(use), filled);
      continue;
    }
    if (isPointless(reading, traits) || isActionBarred(reading.view, use)) continue;
    // What is to be chosen for it is chosen of what is legal: then all of it is
    const answer = takeIt(reading, traits, uses.next?.(use), filled);
    if (answer !== undefined) return answer;
  }
  return undefined;
}

function takeIt(reading: Reading, traits: Traits, slot: Slot | undefined, filled: Slots): Answer | undefined {
  if (traits.repeats === true) return undefined; // weighed right after the card
  if (traits.orders === true) return order(reading, slot, filled);
  if (traits.moreShots !== undefined) return hasShotToSpare(reading) ? filled : undefined;
  if (traits.sights === true) return isSomethingOutOfReach(reading) ? filled : undefined;
  if (traits.fetches === true) return fetch(reading, traits, slot, filled);
  const traded = trade(reading, traits, slot, filled, fillerFor(reading));
  return traded === undefined ? fill(reading, profileOfOffer(traits), slot, filled) : traded.answer;
}

/** One more BANG! is worth paying for with a BANG! in hand, none left to play, and somebody to play it at. */
function hasShotToSpare(reading: Reading): boolean {
  return !reading.mayShoot && reading.hand.some((card) => isShotWorth(reading, card, takeAim));
}

function isShotWorth(reading: Reading, card: CardId, aims: typeof takeAim): boolean {
  const profile = reading.profile(card);
  return profile.isBang && aims(reading, profile, card);
}

/** A card that falls short of everybody worth it, and would not if distance did not count. */
function isSomethingOutOfReach(reading: Reading): boolean {
  return reading.hand.some((card) => {
    const profile = reading.profile(card);
    if (!needsTarget(profile) || profile.dodges || (profile.isLimited && !reading.mayShoot)) return false;
    return isShort(reading, profile) && !takeAim(reading, profile, card) && wouldAim(reading, profile, card);
  });
}

/** Something that does the same as one of several cards: which, and with what. */
export function useAsBest(reading: Reading, slot: Choice): Answer | undefined {
  return bestUse(reading, slot, {}, fillerFor(reading))?.answer;
}

function fillerFor(reading: Reading): Filler {
  return (profile, first, filled) => fill(reading, profile, first, filled);
}

/** Its own deeds and the cards that wait in front of it come before all this. */
function isWeighed(reading: Reading, use: Value): boolean {
  if (typeof use === 'number') return reading.profile(cardId(use)).use !== undefined;
  return reading.nature.deeds.some((deed) => deed.use === use);
}

/** What nothing is known of is tried now and then. */
function isOdd({ seed, view }: Reading): boolean {
  return ((seed ^ view.turn.number ^ view.drawPileCount) & 1) === 1;
}

/** Fills slot after slot; undefined when one of them has nothing in it that is worth the deed. */
function fill(reading: Reading, profile: Profile, first: Slot | undefined, filled: Slots): Answer | undefined {
  for (let slot = first; slot !== undefined; ) {
    if (isSelection(slot)) {
      const cards = pay(reading, slot);
      if (cards === undefined) return undefined;
      filled[slot.slot] = cards;
      slot = slot.next?.(cards.length);
    } else {
      const value: Value | undefined = valueFor(reading, profile, slot, filled);
      if (value === undefined) return undefined;
      filled[slot.slot] = value;
      slot = slot.next?.(value);
    }
  }
  return filled;
}

function pay(reading: Reading, { from, least, holds }: Selection): readonly Value[] | undefined {
  if (holds === 'token') return from.slice(0, least);
  return canSpare(reading, from, least) ? leastWorth(reading, from.map(toCard), least) : undefined;
}

/** Where only shots will do for it, one is kept for the shot of the turn. */
function canSpare({ hand, profiles, nature, mayShoot }: Reading, cards: readonly Value[], price: number): boolean {
  const areShots = cards.every((card) => {
    const profile = profiles[hand.indexOf(toCard(card))];
    return profile !== undefined && (profile.isBang || (profile.dodges && nature.swaps));
  });
  return cards.length - (areShots && mayShoot ? 1 : 0) >= price;
}

function valueFor(reading: Reading, profile: Profile, slot: Choice, filled: Slots): Value | undefined {
  if (slot.slot === 'place' && filled['at'] === undefined) return placeForToken(reading, slot);
  const holds = holdsOf(slot);
  if (holds === 'seat') return targetFor(reading, profile, slot);
  const values = legalValues(slot);
  if (holds !== 'card') return values[0];
  const isOwn = values.every((value) => reading.hand.includes(toCard(value)));
  if (!isOwn) return bestSpoil(reading, Number(filled['at'] ?? reading.self), values).what;
  return canSpare(reading, values, 1) ? leastWorth(reading, values.map(toCard), 1)[0] : undefined;
}

/** What a card of somebody must be worth to give one up for it. */
const WORTH_A_CARD = 2;

/** Whoever it is worth most to shoot or to rob. The slot itself tells what there is to be had of each. */
function targetFor(reading: Reading, profile: Profile, slot: Choice): Value | undefined {
  if (!profile.takes && !profile.strips) {
    return isWorthAiming(reading, profile) ? bestAim(reading, slot) : undefined;
  }
  reading.readOthers();
  let best: Value | undefined;
  let most = WORTH_A_CARD * profile.costs;
  for (const seat of slot.candidates) {
    if (mostSpoil(reading, Number(seat)) <= most || slot.why?.(seat) !== undefined) continue;
    const spoils = slot.next?.(seat);
    if (spoils === undefined || isSelection(spoils)) continue;
    const { value } = bestSpoil(reading, Number(seat), legalValues(spoils));
    if (value > most) {
      best = seat;
      most = value;
    }
  }
  return best;
}

const toCard = (value: Value) => cardId(Number(value));
