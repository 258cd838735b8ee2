import { bookBehind, type CardDefinition, cardId, definitionSeen, type Traits } from '@dustup/bang';
import { type Answer, type Choice, isSelection, legalValues, type Slot, type Value } from '@dustup/kernel';
import { needsTarget, takeAim } from './aim.ts';
import { isOneOfOurs, stakeIn } from './harm.ts';
import { type Profile, profileOfOffer } from './profiles.ts';
import type { Reading } from './reading.ts';
import type { Slots } from './walk.ts';

/** What a token that pays for things is worth, as cards are worth. */
const TOKEN = 2;

/** How a slot is filled for a deed; undefined when nothing in it is worth it. */
export type Filler = (profile: Profile, first: Slot | undefined, filled: Slots) => Answer | undefined;

/** Whether it is allowed need not be found out: it has nothing to pay with, or no use for what it would get. */
export function isPointless(reading: Reading, traits: Traits): boolean {
  const { earns, buys, spendsTokens, buysUnseen, costsTokens, heals, draws } = traits;
  if (earns !== undefined) return !isDrinkToSpare(reading);
  const isPaid = buys === 0 || spendsTokens === true || costsTokens !== undefined;
  if (isPaid && reading.coins === 0) return true;
  if (costsTokens === undefined || buysUnseen === true) return false;
  if (heals !== undefined) return reading.life >= Math.min(reading.maxLife, 4);
  return draws !== undefined && !hasRoom(reading);
}

/** Buying, having others' things removed, and what else tokens are paid or earned with; undefined for any other deed. */
export function trade(reading: Reading, traits: Traits, slot: Slot | undefined, filled: Slots, fill: Filler) {
  if (traits.buys !== undefined) return { answer: buy(reading, traits.buys, slot, filled, fill) };
  if (traits.spendsTokens === true) return { answer: wreck(reading, slot, filled) };
  if (traits.earns !== undefined) return { answer: fill(NO_DEED, slot, filled) };
  if (traits.buysUnseen === true) return { answer: filled };
  if (traits.costsTokens === undefined) return undefined;
  return traits.heals !== undefined || traits.draws !== undefined ? { answer: filled } : undefined;
}

const NO_TRAITS: Traits = {};
const NO_DEED = profileOfOffer(NO_TRAITS);

function hasRoom({ hand, handLimit }: Reading): boolean {
  return hand.length < handLimit;
}

/** With all life points a drink is gold: one is kept for the worst, unless it would have to go anyway or is of no use. */
function isDrinkToSpare(reading: Reading): boolean {
  const { life, maxLife, hand, profiles, playersLeft } = reading;
  if (isShadow(reading) || playersLeft <= 2) return true;
  let drinks = 0;
  for (let at = 0; at < hand.length; at++) if (profiles[at]?.rescues === true) drinks += 1;
  return life >= maxLife && (drinks > 1 || !hasRoom(reading));
}

/** Somebody who is back for this turn alone, with no life to gain or to lose. */
export function isShadow({ view, self }: Reading): boolean {
  return view.seats[self]?.presence === 'shadow';
}

/** The card that is worth most beyond its price; nothing if none is: then it saves. */
function buy(reading: Reading, discount: number, slot: Slot | undefined, filled: Slots, fill: Filler) {
  if (slot === undefined || isSelection(slot)) return undefined;
  reading.readOthers();
  let best: Answer | undefined;
  let most = 0;
  for (const card of slot.candidates) {
    const definition = definitionSeen(reading.view, cardId(Number(card)));
    const coins = (definition?.price ?? 0) - discount;
    if (coins > reading.coins) continue;
    const price = TOKEN * coins;
    const mostWorth = definition === undefined ? 0 : worthAtMost(reading, definition);
    if (mostWorth - price <= most || slot.why?.(card) !== undefined) continue;
    const use = useOf(reading, definition?.traits ?? {}, slot.next?.(card), { ...filled, [slot.slot]: card }, fill);
    if (use !== undefined && use.worth - price > most) {
      best = use.answer;
      most = use.worth - price;
    }
  }
  return best;
}

/** As much as it can be worth, its target aside: what cannot be worth its price is not looked at any closer. */
function worthAtMost(reading: Reading, { traits, needs }: CardDefinition): number {
  if (traits.healsAnyone !== undefined) return lifeWorth(reading, 1);
  return needs.length > 0 ? MOST_OF_A_DEED : worthNow(reading, traits);
}

const MOST_OF_A_DEED = 7;

type Use = { readonly answer: Answer; readonly worth: number };

/** What such a thing is worth just now, and how to use it. */
function useOf(reading: Reading, traits: Traits, next: Slot | undefined, filled: Slots, fill: Filler): Use | undefined {
  if (next !== undefined && !isSelection(next) && next.slot === 'as') return bestUse(reading, next, filled, fill);
  if (traits.bounty !== undefined) return bountyOn(reading, next, filled);
  if (traits.healsAnyone !== undefined && next !== undefined)
    return { answer: { ...filled, [next.slot]: reading.self }, worth: lifeWorth(reading, 1) };
  return next === undefined ? { answer: filled, worth: worthNow(reading, traits) } : undefined;
}

/** What does the same as one of several cards: the one it has most use for. */
export function bestUse(reading: Reading, slot: Choice, filled: Slots, fill: Filler): Use | undefined {
  const { cards } = bookBehind(reading.view);
  let best: Use | undefined;
  for (const as of slot.candidates) {
    const traits = cards.get(String(as))?.traits ?? NO_TRAITS;
    const worth = deedWorth(reading, traits);
    if (worth <= (best?.worth ?? 0) || slot.why?.(as) !== undefined) continue;
    const answer = fill(profileOfOffer(traits), slot.next?.(as), { ...filled, [slot.slot]: as });
    if (answer !== undefined) best = { answer, worth };
  }
  return best;
}

/** A deed on others is worth it if somebody is worth aiming at; a drink if it is thirsty. */
function deedWorth(reading: Reading, traits: Traits): number {
  if (traits.heals !== undefined) return lifeWorth(reading, traits.heals);
  const profile = profileOfOffer(traits);
  if (needsTarget(profile) && !traits.takes && !traits.discards && !takeAim(reading, profile)) return 0;
  if (traits.shoots !== undefined) return 6;
  if (traits.takes === true) return 5.5;
  if (traits.wounds !== undefined || traits.discards === true) return 5;
  return traits.gives === undefined ? 0 : 3;
}

/** What a life point is worth to somebody with so many. */
const LIFE: readonly number[] = [7, 7, 5];

function lifeWorth(reading: Reading, points: number): number {
  const { life, maxLife } = reading;
  if (isShadow(reading)) return 0;
  const gained = Math.max(0, Math.min(points, maxLife - life));
  return gained * (LIFE[life] ?? 3);
}

/** Things that stay are worth nothing to whoever leaves everything behind at the end of the turn. */
function worthNow(reading: Reading, traits: Traits): number {
  if (traits.heals !== undefined) return lifeWorth(reading, traits.heals);
  if (traits.draws !== undefined)
    return isShadow(reading) || hasRoom(reading) ? traits.draws * 2.6 : traits.draws * 1.8;
  if (traits.extraTurns !== undefined) return 9 + lifeWorth(reading, reading.maxLife);
  return isShadow(reading) ? 0 : worthToKeep(reading, traits);
}

function worthToKeep(reading: Reading, traits: Traits): number {
  const { life, hand, nature } = reading;
  if (traits.avenges === true) return life > 2 ? 7.5 : 5;
  if (traits.rescues === true) return life <= 2 ? 8 : 5.5;
  if (traits.lucky === true) return isSheltered(reading) || nature.protects ? 7 : 3;
  if (traits.keeps !== undefined) return hand.length > life + 1 ? 6 : 3;
  return worthToAnybody(traits);
}

function isSheltered(reading: Reading): boolean {
  return reading.hasInFront(reading.self, ({ protects }) => protects);
}

function worthToAnybody(traits: Traits): number {
  if (traits.bounty !== undefined) return -5;
  if (traits.drawsEachTurn !== undefined) return 11;
  if (traits.avenges === true) return 7.5;
  if (traits.ignores !== undefined) return 6.5;
  if (traits.rescues === true) return 6;
  if (traits.sellsCards !== undefined) return 6.2;
  return 3.5;
}

/** A price on somebody it wants out: the nearer to it, the better. */
function bountyOn(reading: Reading, slot: Slot | undefined, filled: Slots): Use | undefined {
  if (slot === undefined || isSelection(slot)) return undefined;
  let foe: Value | undefined;
  let most = 0.5;
  for (const seat of legalValues(slot)) {
    const at = Number(seat);
    if (at === reading.self || isOneOfOurs(reading, at)) continue;
    const stake = stakeIn(reading, at);
    if (stake > most) {
      foe = seat;
      most = stake;
    }
  }
  return foe === undefined ? undefined : { answer: { ...filled, [slot.slot]: foe }, worth: 4 + Math.min(2, most) };
}

const OUT_OF_THE_WAY = 1.2;

/** The best that a foe has, if it is worth more than the price. */
function wreck(reading: Reading, slot: Slot | undefined, filled: Slots): Answer | undefined {
  if (slot === undefined || isSelection(slot)) return undefined;
  reading.readOthers();
  let best: Answer | undefined;
  let most = 0;
  for (const seat of legalValues(slot)) {
    const things = slot.next?.(seat);
    if (things === undefined || isSelection(things)) continue;
    const enmity = reading.enmity[Number(seat)] ?? 0;
    for (const what of legalValues(things)) {
      const definition = definitionSeen(reading.view, cardId(Number(what)));
      const loss = OUT_OF_THE_WAY * enmity * worthToAnybody(definition?.traits ?? {});
      const gain = loss - TOKEN * ((definition?.price ?? 0) + 1);
      if (gain > most) {
        best = { ...filled, [slot.slot]: seat, [things.slot]: what };
        most = gain;
      }
    }
  }
  return best;
}
