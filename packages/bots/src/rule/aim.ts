import { type CardId, reachOf, type SeatId, signNow, type View } from '@dustup/bang';
import type { Choice, Value } from '@dustup/kernel';
import { duelChance, isOneOfOurs, shotValue, stakeIn } from './harm.ts';
import { ONE, type Profile } from './profiles.ts';
import type { Reading } from './reading.ts';
import { mostSpoil } from './spoils.ts';

export function needsTarget(profile: Profile): boolean {
  return (
    profile.shoots === ONE ||
    profile.dodges ||
    profile.wounds === ONE ||
    profile.takes ||
    profile.strips ||
    profile.binds ||
    profile.burdens ||
    profile.revives ||
    profile.healsAnyone > 0 ||
    (profile.isStrange && profile.use === undefined)
  );
}

/** As `takeAim`, for any deed: one that needs no target is worth it with nobody in its sights. */
export function isWorthAiming(reading: Reading, profile: Profile, card?: CardId): boolean {
  if (needsTarget(profile)) return takeAim(reading, profile, card);
  forgetAims(reading);
  return true;
}

/** Nobody is in its sights: what was weighed for one deed is nothing to the next. */
export function forgetAims({ aims, seats }: Reading): void {
  for (let seat = 0; seat < seats; seat++) aims[seat] = NO_AIM;
}

/** Weighs every seat as the target of such a deed, with this card if it is one; false when none is worth it. */
export function takeAim(reading: Reading, profile: Profile, card?: CardId): boolean {
  return weighSeats(reading, profile, reachWith(reading.view, reading.self, profile), card);
}

/** The same, were everybody near enough. */
export function wouldAim(reading: Reading, profile: Profile, card: CardId): boolean {
  return weighSeats(reading, profile, ANY_DISTANCE, card);
}

/** Such a deed goes only so far. */
export function isShort(reading: Reading, profile: Profile): boolean {
  return reachWith(reading.view, reading.self, profile) < ANY_DISTANCE;
}

function weighSeats(reading: Reading, profile: Profile, reach: number, card?: CardId): boolean {
  reading.readOthers();
  const { aims } = reading;
  let isWorthIt = profile.isStrange && profile.isLaid;
  for (let seat = 0; seat < reading.seats; seat++) {
    aims[seat] = NO_AIM;
    if (!mayBeMeant(reading, profile, seat) || !isWithin(reading, reach, seat, card)) continue;
    const value = aimValue(reading, profile, seat);
    if (value <= 0 || (card !== undefined && isIgnored(reading, profile, card, seat))) continue;
    aims[seat] = value + reading.whim(seat);
    isWorthIt = true;
  }
  return isWorthIt;
}

/** Harm is for foes, who are left; the rest depends on what there is. */
function mayBeMeant(reading: Reading, profile: Profile, seat: number): boolean {
  if (reading.isLeft(seat) === profile.revives) return false;
  if (profile.takes || profile.strips || profile.healsAnyone > 0 || profile.revives) return true;
  return seat !== reading.self && (reading.enmity[seat] ?? 0) > 0 && !isOneOfOurs(reading, seat);
}

function isWithin(reading: Reading, reach: number, seat: number, card: CardId | undefined): boolean {
  return seat === reading.self || reach === ANY_DISTANCE || reach >= reading.distanceTo(seat, card);
}

/** Somebody may be proof against cards of a suit; a duel is fought all the same. */
function isIgnored(reading: Reading, profile: Profile, card: CardId, seat: number): boolean {
  const { ignores } = reading.natureOf(seat);
  if (ignores === '' || seat === reading.self || profile.wounds === ONE) return false;
  return signNow(reading.view, card)?.suit === ignores;
}

const NO_AIM = -9;
const ANY_DISTANCE = 99;

/** How far such a deed goes when this seat does it. */
export function reachWith(view: View, seat: SeatId, profile: Profile): number {
  if (profile.range > 0) return Math.min(profile.range, ANY_DISTANCE);
  if (profile.shoots === ONE || profile.dodges) return reachOf(view, seat);
  return profile.takes ? 1 : ANY_DISTANCE;
}

function aimValue(reading: Reading, profile: Profile, seat: number): number {
  if (profile.takes || profile.strips) return mostSpoil(reading, seat) - WORTH_A_CARD;
  if (profile.healsAnyone > 0) return drinkValue(reading, seat);
  if (profile.revives) return isOneOfOurs(reading, seat) ? 1 : NO_AIM;
  if (profile.wounds === ONE) return duelValue(reading, seat);
  if (profile.binds) return bindValue(reading, seat);
  if (profile.burdens) return (reading.enmity[seat] ?? 0) - WORTH_A_BURDEN;
  return profile.isStrange ? stakeIn(reading, seat) : shotValue(reading, seat) - WORTH_A_SHOT;
}

const WORTH_A_CARD = 0.8;
const WORTH_A_SHOT = 0.05;
const WORTH_A_BURDEN = 0.3;

/** A life point for a friend: the fewer they have, the more it is worth. */
function drinkValue(reading: Reading, seat: number): number {
  const one = reading.view.seats[seat];
  if (one === undefined || one.life >= one.maxLife) return NO_AIM;
  if (seat === reading.self) return one.life <= 2 ? 2 : 0.8;
  return isOneOfOurs(reading, seat) ? -stakeIn(reading, seat) - 0.5 : NO_AIM;
}

/** Whoever holds more shots wins; the loser is hurt, and it may be the challenger. */
function duelValue(reading: Reading, seat: number): number {
  let shots = 0;
  for (const card of reading.hand) {
    const { isBang, dodges } = reading.profile(card);
    if (isBang || (dodges && reading.nature.swaps)) shots += 1;
  }
  const win = duelChance(reading.handOf(seat), shots);
  const ownStake = reading.life <= 1 ? 4 : 1;
  return stakeIn(reading, seat) * win - ownStake * (1 - win) - 0.1;
}

/** A lost turn hurts most whoever has most to do with it. */
function bindValue(reading: Reading, seat: number): number {
  return (reading.enmity[seat] ?? 0) * (0.7 + 0.12 * reading.handOf(seat) + 0.05 * reading.lifeOf(seat)) - 0.3;
}

/** The best target that is allowed, of those weighed last. */
export function bestAim({ aims, seats }: Reading, slot: Choice): Value | undefined {
  for (;;) {
    let best = -1;
    let most = 0;
    for (let seat = 0; seat < seats; seat++) {
      const value = aims[seat] ?? NO_AIM;
      if (value > most) {
        best = seat;
        most = value;
      }
    }
    if (best < 0) return undefined;
    if (slot.candidates.includes(best) && slot.why?.(best) === undefined) return best;
    aims[best] = NO_AIM;
  }
}

/** A second one to be shot at, wherever they sit; undefined when only its own side is offered. */
export function secondAim(reading: Reading, slot: Choice): Value | undefined {
  let best: Value | undefined;
  let most = 0;
  for (const value of slot.candidates) {
    if (slot.why?.(value) !== undefined) continue;
    const worth = shotValue(reading, Number(value));
    if (worth > most) {
      best = value;
      most = worth;
    }
  }
  return best;
}
