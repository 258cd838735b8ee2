import { type CardId, cardsOwed, lastPlayed, traitsOfAction, type Traits, turnedUpBy } from '@dustup/bang';
import {
  type Answer,
  type Choice,
  isSelection,
  legalValues,
  type Question,
  type Slot,
  type Value,
} from '@dustup/kernel';
import { bestAim, isWorthAiming, takeAim } from './aim.ts';
import { exchange } from './exchanging.ts';
import { fetch, valueOfDriving } from './fetching.ts';
import { DRAW_PRICE, fillWell } from './filling.ts';
import { giveInChance, hitChance, isOneOfOurs, stakeIn, volleyValue } from './harm.ts';
import { takeOffer } from './offers.ts';
import { ALL, ONE, type Profile, RANK } from './profiles.ts';
import type { Reading } from './reading.ts';
import { mostSpoil } from './spoils.ts';
import { isShadow } from './trading.ts';
import { tokenToTake, worthOfRust } from './tokens.ts';
import { type Slots, walk } from './walk.ts';
import { gunGain, gunWorth, leastWorth, worthsOf, worthsOfHand } from './worth.ts';

const END: Answer = { do: 'end' };

/** Phase 2: the most pressing of all that is worth while, or the end. */
export function playOrEnd(reading: Reading, { options }: Question): Answer {
  const { hand, profiles, ranks, uses } = reading;
  const count = reading.readDeeds();
  const again = repeatLast(reading, options);
  if (again !== undefined) return again;
  for (let at = 0; at < count; at++) {
    const profile = profiles[at];
    ranks[at] = profile === undefined ? RANK.none : pressing(reading, profile);
  }
  let cards: Choice | undefined;
  for (;;) {
    const at = highest(ranks, count);
    if (at < 0) return endOrWhatElse(reading, options);
    const profile = profiles[at];
    if (profile === undefined) throw new RangeError(`no deed ${at} in this turn`);
    const card = at < hand.length ? hand[at] : undefined;
    if (isWorthWhile(reading, profile) && isWorthItsPrice(reading, profile, card)) {
      cards ??= chosenSlot(options, 'play');
      const answer =
        card === undefined
          ? useOf(reading, options, uses[at - hand.length], profile)
          : playOf(reading, cards, card, profile);
      if (answer !== undefined) return answer;
    }
    dropTwins(reading, profile, count);
  }
}

/** At the last life point nothing comes before a drink but more cards. */
function pressing({ life }: Reading, { rank, heals }: Profile): number {
  return heals > 0 && life === 1 ? RANK.drink : rank;
}

/** What cannot be done with a card cannot be done with another of its kind. */
function dropTwins({ profiles, ranks }: Reading, profile: Profile, count: number): void {
  for (let at = 0; at < count; at++) if (profiles[at] === profile) ranks[at] = RANK.none;
}

function highest(ranks: readonly number[], count: number): number {
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

/** Some rules make a player go on, and some things let a player do more than play cards. */
function endOrWhatElse(reading: Reading, options: Slot): Answer {
  if (isSelection(options)) return walk(reading, options);
  const used = takeOffer(reading, options) ?? shootWithAny(reading, options) ?? playOneMore(reading, options);
  if (used !== undefined) return used;
  return options.why?.('end') === undefined ? END : walk(reading, options);
}

/** The effect of the card just played once more, if that is worth a shot of the hand. */
function repeatLast(reading: Reading, options: Slot): Answer | undefined {
  const slug = reading.nature.repeats ? lastPlayed(reading.view) : null;
  const profile = slug === null ? undefined : reading.profileOf(slug);
  const uses = profile === undefined ? undefined : chosenSlot(options, 'use');
  if (profile === undefined || uses === undefined || !isWorthAShot(reading, profile)) return undefined;
  for (const use of uses.candidates) {
    if (traitsOfAction(reading.view, reading.self, use)?.repeats !== true || uses.why?.(use) !== undefined) continue;
    if (!isWorthAiming(reading, profile)) return undefined;
    const slot = uses.next?.(use);
    return slot && fillWell(reading, slot, { do: 'use', use });
  }
  return undefined;
}

/** Cards, somebody's card, or a wound; a drink only for the thirsty. */
function isWorthAShot(reading: Reading, profile: Profile): boolean {
  if (profile.heals > 0) return reading.life <= 2 && isHurt(reading, profile.heals);
  if (profile.shoots === ONE || profile.takes || profile.strips || profile.wounds === ONE) return true;
  return (profile.draws > 1 || profile.shoots === ALL || profile.wounds === ALL) && isWorthWhile(reading, profile);
}

/** Too few cards played would cost a life point: what it misses least and does no harm, if there is enough of it. */
function playOneMore(reading: Reading, options: Choice): Answer | undefined {
  const owed = cardsOwed(reading.view);
  const cards = owed > 0 && reading.life > 0 ? chosenSlot(options, 'play') : undefined;
  if (cards === undefined) return undefined;
  const legal = reading.hand.filter((card) => cards.why?.(card) === undefined && isHarmless(reading.profile(card)));
  if (legal.length < owed) return undefined;
  for (const card of leastWorth(reading, legal, legal.length)) {
    const answer = playOf(reading, cards, card, reading.profile(card));
    if (answer !== undefined) return answer;
  }
  return undefined;
}

function isHarmless({ hurts, includesSelf, risks, costs, gives, healsAll, shoots, wounds }: Profile): boolean {
  return hurts + risks + costs + healsAll === 0 && !includesSelf && !gives && shoots !== ALL && wounds !== ALL;
}

/** With a gun that fires anything: the card it misses least, at somebody who is worth it. */
function shootWithAny(reading: Reading, options: Choice): Answer | undefined {
  if (!reading.mayShoot || !reading.hasInFront(reading.self, ({ shootsWithAny }) => shootsWithAny)) return undefined;
  const cards = chosenSlot(options, 'play');
  const { shot } = reading;
  if (cards === undefined || shot === undefined || !takeAim(reading, shot)) return undefined;
  const [cheapest] = leastWorth(reading, reading.hand, 1);
  if (cheapest === undefined || (worthsOf(reading, [cheapest])[0] ?? 0) > WORTH_A_BULLET) return undefined;
  const as = cards.next?.(cheapest);
  if (as === undefined || isSelection(as) || as.slot !== 'as' || !as.candidates.includes(shot.slug)) return undefined;
  if (as.why?.(shot.slug) !== undefined) return undefined;
  const then = as.next?.(shot.slug);
  return then && fillWell(reading, then, { do: 'play', card: cheapest, as: shot.slug });
}

const WORTH_A_BULLET = 5;

/** Whether a card is any good just now, its target aside. */
function isWorthWhile(reading: Reading, profile: Profile): boolean {
  if (profile.hurts > 0) return isWorthAWound(reading);
  if (profile.draws > 0 && partsFromFriends(reading, profile)) return false;
  if (profile.drives > 0) return isWorthTheRide(reading, profile);
  if (profile.restarts) return reading.hand.length <= 1;
  if (profile.unloads === ALL) return worthOfRust(reading) > 1;
  if (profile.shoots === ONE) return !profile.isLimited || reading.mayShoot;
  if (profile.dodges) return reading.nature.swaps && reading.mayShoot && hasDodgesToSpare(reading);
  if (profile.isWeapon) return gunGain(reading, profile) > 0 && isBestGunInHand(reading, profile);
  if (profile.heals > 0) return profile.rescues ? isThirsty(reading) : isHurt(reading, profile.heals);
  if (profile.risks > 0 && !profile.burdens) return riskValue(reading) > 0.05;
  if (profile.isLaid) return !reading.hasLaid(profile);
  if (profile.shoots === ALL) return volleyValue(reading, hitChance) > 0.3;
  if (profile.includesSelf && !canBearIt(reading)) return false;
  if (profile.wounds === ALL) return volleyValue(reading, yields) > 0.3;
  if (profile.gives) return storeValue(reading) > 0;
  if (profile.stripsAll) return sweepValue(reading) > 3;
  return profile.healsAll === 0 || roundValue(reading) > 0.2;
}

/** It would turn up what ends all sides, while the bot has somebody on its own. */
function partsFromFriends(reading: Reading, { slug }: Profile): boolean {
  const { view, self, seats } = reading;
  if (turnedUpBy(view, slug)?.traits?.endsSides !== true) return false;
  reading.readOthers();
  for (let seat = 0; seat < seats; seat++) {
    if (seat !== self && reading.isLeft(seat) && isOneOfOurs(reading, seat)) return true;
  }
  return false;
}

/** A card with it pays for a ride that does no harm; without one it has to do good. */
function isWorthTheRide(reading: Reading, { drives, draws }: Profile): boolean {
  const value = valueOfDriving(reading, drives);
  return draws > 0 ? value > -0.5 : value > 0.3;
}

/** What also goes against oneself: with cards to give up, or life to spare. */
function canBearIt({ life, hand }: Reading): boolean {
  return hand.length > 2 || life > 2;
}

const yields = (reading: Reading, seat: number) => giveInChance(reading.handOf(seat));

function isBestGunInHand(reading: Reading, gun: Profile): boolean {
  const worth = gunWorth(reading, gun);
  const { hand, profiles } = reading;
  for (let at = 0; at < hand.length; at++) {
    const other = profiles[at];
    if (other?.isWeapon === true && gunWorth(reading, other) > worth) return false;
  }
  return true;
}

function hasDodgesToSpare({ hand, profiles }: Reading): boolean {
  let dodges = 0;
  for (let at = 0; at < hand.length; at++) if (profiles[at]?.dodges === true) dodges += 1;
  return dodges > 1;
}

/** A Beer is drunk at the last points, or when it would be one card too many; a single one is kept for the worst. */
function isThirsty(reading: Reading): boolean {
  const { life, maxLife, playersLeft, hand } = reading;
  if (life >= maxLife || playersLeft <= 2 || isShadow(reading)) return false;
  if (life <= 2 || playersLeft === 3 || countHeals(reading) > 1) return true;
  return hand.length > reading.handLimit;
}

/** No rescue, so nothing to be kept for the worst: drunk as soon as all of it does good. */
function isHurt(reading: Reading, points: number): boolean {
  const { life, maxLife } = reading;
  if (isShadow(reading)) return false;
  return life + points <= maxLife || (life <= 2 && life < maxLife);
}

/** A life point for cards: while there are enough of them, and too few cards to live on. */
function isWorthAWound({ life, hand }: Reading): boolean {
  return life >= 3 && hand.length <= life - 3;
}

function countHeals({ hand, profiles }: Reading): number {
  let heals = 0;
  for (let at = 0; at < hand.length; at++) if (profiles[at]?.rescues === true) heals += 1;
  return heals;
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

/** Everybody else loses a card: what that comes to. */
function sweepValue(reading: Reading): number {
  reading.readOthers();
  let sum = 0;
  for (let seat = 0; seat < reading.seats; seat++) {
    if (seat !== reading.self && reading.isLeft(seat)) sum += mostSpoil(reading, seat);
  }
  return sum;
}

/** Whether what has to be given up for it is cheap enough; cards beyond the limit of the hand are as good as gone. */
function isWorthItsPrice(reading: Reading, profile: Profile, own: CardId | undefined): boolean {
  const { costs } = profile;
  if (costs === 0) return true;
  const { hand, handLimit } = reading;
  const others = hand.filter((card) => card !== own);
  if (others.length < costs) return false;
  const worths = worthsOfHand(reading);
  let price = 0;
  for (const card of leastWorth(reading, others, costs)) price += worths[hand.indexOf(card)] ?? 0;
  const isTight = hand.length > handLimit;
  return price <= priceFor(reading, profile) * (isTight ? 1.5 : 1);
}

/** The most that such a deed may cost, as cards are worth. */
function priceFor(reading: Reading, profile: Profile): number {
  if (profile.heals > 0) return reading.life === 1 ? 12 : reading.life === 2 ? 8 : 6;
  if (profile.healsAnyone > 0) return reading.life <= 2 ? 7 : 4.5;
  if (profile.shoots === ONE) return profile.costs > 1 ? 8 : 5;
  if (profile.draws > profile.costs) return DRAW_PRICE;
  return profile.takes ? 4 : 6;
}

/** The whole move with something that lies there or that it can do; undefined when it is not allowed or not worth it. */
function useOf(
  reading: Reading,
  options: Slot,
  use: CardId | string | undefined,
  profile: Profile,
): Answer | undefined {
  const uses = chosenSlot(options, 'use');
  // what lies there may be switched off
  if (uses === undefined || use === undefined || !uses.candidates.includes(use)) return undefined;
  if (uses.why?.(use) !== undefined) return undefined;
  if (!isWorthAiming(reading, profile)) return undefined;
  const slot = uses.next?.(use);
  if (slot === undefined) return { do: 'use', use };
  if (profile.unloads === ONE) return isSelection(slot) ? undefined : tokenToTake(reading, slot, { do: 'use', use });
  return fillWell(reading, slot, { do: 'use', use });
}

/** The whole move with a card, or undefined when it is not allowed or has no target worth it. */
function playOf(reading: Reading, cards: Choice | undefined, card: CardId, profile: Profile): Answer | undefined {
  if (!isWorthAiming(reading, profile, card)) return undefined;
  if (cards === undefined || cards.why?.(card) !== undefined) return undefined;
  const slot = cards.next?.(card);
  if (slot === undefined) return { do: 'play', card };
  if (profile.exchanges || profile.fetches) return playAsItself(reading, slot, profile, { do: 'play', card });
  if (isSelection(slot) || slot.slot !== 'at') return fillWell(reading, slot, { do: 'play', card });
  const at = bestAim(reading, slot);
  if (at === undefined) return undefined;
  const then = slot.next?.(at);
  return then === undefined ? { do: 'play', card, at } : fillWell(reading, then, { do: 'play', card, at });
}

/** What is weighed in a way of its own, where it may be played as something else besides. */
function playAsItself(reading: Reading, first: Slot, profile: Profile, filled: Slots): Answer | undefined {
  let slot: Slot | undefined = first;
  if (!isSelection(first) && first.slot === 'as') {
    if (!legalValues(first).includes(profile.slug)) return undefined;
    filled[first.slot] = profile.slug;
    slot = first.next?.(profile.slug);
  }
  return profile.exchanges ? exchange(reading, slot, filled) : fetch(reading, NO_TRAITS, slot, filled);
}

const NO_TRAITS: Traits = {};
