import { type CardId, cardId, handLimitOf } from '@dustup/bang';
import { type Answer, type Choice, isSelection, type Question, type Slot, type Value } from '@dustup/kernel';
import { bestAim, needsTarget, takeAim } from './aim.ts';
import { giveInChance, hitChance, stakeIn, volleyValue } from './harm.ts';
import { ALL, ONE, type Profile } from './profiles.ts';
import type { Reading } from './reading.ts';
import { bestSpoil } from './spoils.ts';
import { type Slots, walk } from './walk.ts';
import { gunGain } from './worth.ts';

const END: Answer = { do: 'end' };

/** Which comes first in a turn; what is not worth while has no rank. */
const RANK = {
  draw: 100,
  drink: 90,
  store: 85,
  lay: 80,
  spoil: 70,
  bind: 65,
  volley: 60,
  shoot: 55,
  duel: 50,
  strange: 40,
  heal: 30,
  risk: 20,
  none: 0,
} as const;

/** Phase 2: the most pressing of all that is worth while, or the end. */
export function playOrEnd(reading: Reading, { options }: Question): Answer {
  const { hand, ranks } = reading;
  for (let at = 0; at < hand.length; at++) ranks[at] = rankOf(reading, reading.profile(handCard(hand, at)));
  let cards: Choice | undefined;
  for (;;) {
    const at = highest(ranks, hand.length);
    if (at < 0) return endOrWhatElse(reading, options);
    cards ??= chosenSlot(options, 'play');
    const answer = cards && playOf(reading, cards, handCard(hand, at));
    if (answer !== undefined) return answer;
    dropTwins(reading, at);
  }
}

/** What cannot be done with a card cannot be done with another of its kind. */
function dropTwins(reading: Reading, at: number): void {
  const { hand, ranks } = reading;
  const profile = reading.profile(handCard(hand, at));
  for (let other = 0; other < hand.length; other++) {
    if (reading.profile(handCard(hand, other)) === profile) ranks[other] = RANK.none;
  }
}

function handCard(hand: readonly CardId[], at: number): CardId {
  return hand[at] ?? cardId(-1);
}

function highest(ranks: Float64Array, count: number): number {
  let best = -1;
  let most: number = RANK.none;
  for (let at = 0; at < count; at++) {
    const rank = ranks[at] ?? RANK.none;
    if (rank > most) {
      best = at;
      most = rank;
    }
  }
  return best;
}

function chosenSlot(slot: Slot, value: Value): Choice | undefined {
  const next = isSelection(slot) ? undefined : slot.next?.(value);
  return next === undefined || isSelection(next) ? undefined : next;
}

/** Some rules make a player go on, and some characters have more to do than play cards. */
function endOrWhatElse(reading: Reading, options: Slot): Answer {
  if (isSelection(options)) return walk(reading, options);
  if (reading.nature.hasAction && options.why?.('use') === undefined && isOdd(reading)) {
    return walk(reading, options.next?.('use'), { do: 'use' });
  }
  return options.why?.('end') === undefined ? END : walk(reading, options);
}

function isOdd({ seed, view }: Reading): boolean {
  return ((seed ^ view.turn.number ^ view.drawPileCount) & 1) === 1;
}

/** How pressing a card is, before its target is looked for. */
function rankOf(reading: Reading, profile: Profile): number {
  if (profile.shoots === ONE) return reading.mayShoot ? RANK.shoot : RANK.none;
  if (profile.dodges) return reading.nature.swaps && reading.mayShoot && hasDodgesToSpare(reading) ? 1 : RANK.none;
  if (profile.isWeapon) return gunGain(reading, profile) > 0 ? RANK.lay : RANK.none;
  if (profile.heals > 0) return healRank(reading, profile);
  if (profile.isLaid) return layRank(reading, profile);
  if (profile.draws > 0) return RANK.draw;
  if (profile.takes || profile.strips) return RANK.spoil;
  if (profile.binds) return RANK.bind;
  if (profile.wounds === ONE) return RANK.duel;
  if (profile.shoots === ALL) return volleyValue(reading, hitChance) > 0.3 ? RANK.volley : RANK.none;
  if (profile.wounds === ALL) return volleyValue(reading, yields) > 0.3 ? RANK.volley : RANK.none;
  if (profile.gives) return storeValue(reading) > 0 ? RANK.store : RANK.none;
  if (profile.healsAll > 0) return roundValue(reading) > 0.2 ? RANK.heal : RANK.none;
  return RANK.strange;
}

const yields = (reading: Reading, seat: number) => giveInChance(reading.handOf(seat));

function hasDodgesToSpare(reading: Reading): boolean {
  let dodges = 0;
  for (const card of reading.hand) if (reading.profile(card).dodges) dodges += 1;
  return dodges > 1;
}

/** A Beer is drunk at the last point, or when it would be one card too many; a spare one is kept for the worst. */
function healRank(reading: Reading, { heals }: Profile): number {
  const { life, maxLife, playersLeft, hand } = reading;
  if (life >= maxLife || playersLeft <= 2) return RANK.none;
  if (life === 1 || life + heals <= 2) return RANK.drink;
  const isTight = hand.length > handLimitOf(reading.view, reading.self) || playersLeft === 3;
  return isTight || countHeals(reading) > 1 || life <= 2 ? RANK.heal : RANK.none;
}

function countHeals(reading: Reading): number {
  let heals = 0;
  for (const card of reading.hand) if (reading.profile(card).heals > 0) heals += 1;
  return heals;
}

function layRank(reading: Reading, profile: Profile): number {
  if (profile.risks > 0) return riskValue(reading) > 0.05 ? RANK.risk : RANK.none;
  return reading.hasInFront(reading.self, ({ slug }) => slug === profile.slug) ? RANK.none : RANK.lay;
}

const BLAST = 0.1;

/** Something that goes round and may go off before each: who meets it first counts most, and it comes back. */
function riskValue(reading: Reading): number {
  reading.readOthers();
  let sum = 0;
  let chance = BLAST;
  for (let step = 1; step < reading.seats; step++) {
    const seat = (reading.self + step) % reading.seats;
    if (!reading.isLeft(seat)) continue;
    sum += chance * stakeIn(reading, seat) * 2;
    chance *= 1 - BLAST;
  }
  return sum - chance * (reading.life <= 3 ? 4 : 2);
}

/** A card for everybody, the first pick for oneself. */
function storeValue(reading: Reading): number {
  reading.readOthers();
  let sum = 1;
  for (let seat = 0; seat < reading.seats; seat++) {
    if (seat !== reading.self && reading.isLeft(seat)) sum -= 0.6 * (reading.enmity[seat] ?? 0);
  }
  return sum;
}

/** A drink for everybody who is wounded. */
function roundValue(reading: Reading): number {
  reading.readOthers();
  const { view, self } = reading;
  let sum = 0;
  for (let seat = 0; seat < reading.seats; seat++) {
    const one = view.seats[seat];
    if (one === undefined || !reading.isLeft(seat) || one.life >= one.maxLife) continue;
    sum += seat === self ? 1 : -stakeIn(reading, seat) * 0.8;
  }
  return sum;
}

/** The whole move with a card, or undefined when it is not allowed or has no target worth it. */
function playOf(reading: Reading, cards: Choice, card: CardId): Answer | undefined {
  const profile = reading.profile(card);
  if (needsTarget(profile) && !takeAim(reading, profile)) return undefined;
  if (cards.why?.(card) !== undefined) return undefined;
  const slot = cards.next?.(card);
  if (slot === undefined) return { do: 'play', card };
  if (isSelection(slot) || slot.slot !== 'at') return playWith(reading, slot, { do: 'play', card });
  const at = bestAim(reading, slot);
  if (at === undefined) return undefined;
  const then = slot.next?.(at);
  return then === undefined ? { do: 'play', card, at } : playWith(reading, then, { do: 'play', card, at });
}

/** Fills the slots that are left. */
function playWith(reading: Reading, first: Slot, filled: Slots): Answer | undefined {
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

function slotValue(reading: Reading, slot: Choice, filled: Slots): Value | undefined {
  if (slot.slot === 'at') return bestAim(reading, slot);
  if (slot.slot === 'what') return bestSpoil(reading, Number(filled['at']), slot.candidates).what;
  return slot.candidates.find((value) => slot.why?.(value) === undefined);
}
