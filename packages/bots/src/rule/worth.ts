import type { CardId } from '@dustup/bang';
import { ALL, ONE, type Profile } from './profiles.ts';
import type { Reading } from './reading.ts';

/** What a card is worth to its holder: which one they keep, pick or give up first. */
const SHOT_WORTH: readonly number[] = [6, 4.5, 3];
const DODGE_WORTH: readonly number[] = [7.5, 6.2, 4];
const OTHER_SHOT = 5;
const USELESS = 0.4;
const UNKNOWN = 4;
const ASIDE = 5.6;

/** What one more card like this is worth to somebody who holds so many shots and dodges already. */
export function worthOf(reading: Reading, profile: Profile, shots: number, dodges: number): number {
  if (profile.use !== undefined) return reading.hasLaid(profile) ? USELESS : useWorth(profile.use);
  if (profile.dodges)
    return (DODGE_WORTH[dodges] ?? 2.5) + (reading.nature.swaps ? 0.7 : 0) + (profile.draws > 0 ? 0.5 : 0);
  if (profile.isBang) return shotWorth(reading, shots);
  if (profile.shoots === ONE) return OTHER_SHOT - profile.costs;
  if (profile.isAside) return ASIDE;
  if (profile.rescues) return healWorth(reading);
  if (profile.heals > 0) return reading.life < reading.maxLife ? 6 : 3.5;
  if (profile.isWeapon) return gunGain(reading, profile) > 0 ? 3 + gunGain(reading, profile) : USELESS;
  if (profile.isLaid) return laidWorth(reading, profile);
  return effectWorth(profile);
}

/** What is laid first and used later: as good as what it does, a little less for the wait. */
function useWorth({ dodges, draws, heals, takes, strips, shoots }: Profile): number {
  if (dodges) return draws > 0 ? 7.2 : 6.7;
  if (shoots !== 0) return shoots === ALL ? 5.8 : 4.7;
  if (draws > 0) return 8;
  if (takes || strips) return takes ? 6 : 5.4;
  return heals > 0 ? 5.6 : UNKNOWN;
}

function shotWorth(reading: Reading, shots: number): number {
  if (reading.nature.swaps) return 7 - shots;
  if (reading.nature.rapid || isRapid(reading)) return 6 - shots * 0.3;
  return SHOT_WORTH[shots] ?? 2;
}

/** With two left a Beer does nothing. */
function healWorth({ playersLeft, life, maxLife }: Reading): number {
  if (playersLeft <= 2) return USELESS;
  return life < maxLife ? 8 : 7;
}

function laidWorth(reading: Reading, profile: Profile): number {
  if (profile.risks > 0) return 1.5;
  if (reading.hasLaid(profile)) return USELESS;
  if (profile.protects) return 7;
  if (profile.farther > 0) return 6.5;
  return profile.nearer > 0 ? 5 : UNKNOWN;
}

function effectWorth(profile: Profile): number {
  return effectAlone(profile) - profile.costs;
}

function effectAlone(profile: Profile): number {
  if (profile.draws > 0) return 8 + profile.draws;
  if (profile.takes) return 6.4;
  if (profile.strips) return 5.8;
  if (profile.shoots === ALL) return 6.1;
  if (profile.wounds === ALL) return 5;
  if (profile.wounds === ONE) return 4.8;
  if (profile.binds || profile.burdens) return 4.6;
  if (profile.healsAll > 0) return 4.4;
  if (profile.healsAnyone > 0 || profile.stripsAll) return 4;
  return profile.gives ? 3.2 : UNKNOWN;
}

function isRapid(reading: Reading): boolean {
  return reading.hasInFront(reading.self, (laid) => laid.rapid);
}

/** How much better a gun is than the one in front of its holder; not positive when it is no better. */
export function gunGain(reading: Reading, gun: Profile): number {
  let current = COLT;
  for (const card of reading.inFrontOf(reading.self)) {
    const laid = reading.profile(card);
    if (laid.isWeapon) current = gunWorth(reading, laid);
  }
  return gunWorth(reading, gun) - current;
}

const COLT = 1;

export function gunWorth(reading: Reading, gun: Profile): number {
  return gun.reach + gun.edge + (gun.rapid && !reading.nature.rapid ? rapidWorth(reading) : 0);
}

/** Shooting without end is worth a long barrel only to somebody with much to shoot. */
function rapidWorth(reading: Reading): number {
  let shots = 0;
  for (const card of reading.hand) if (reading.profile(card).isBang) shots += 1;
  return shots >= 3 ? 2.5 : 0.5;
}

/** The cards it misses least of those given, cheapest first. */
export function leastWorth(reading: Reading, from: readonly CardId[], count: number): CardId[] {
  const worths = worthsOf(reading, from);
  const picked: CardId[] = [];
  while (picked.length < count) {
    let cheapest = -1;
    let price = Number.POSITIVE_INFINITY;
    for (let at = 0; at < from.length; at++) {
      const worth = worths[at] ?? 0;
      if (worth < price) {
        price = worth;
        cheapest = at;
      }
    }
    const card = cheapest < 0 ? undefined : from[cheapest];
    if (card === undefined) break;
    worths[cheapest] = Number.POSITIVE_INFINITY;
    picked.push(card);
  }
  return picked;
}

/** What each card of the hand is worth to it, in their order; worked out once for a decision. */
export function worthsOfHand(reading: Reading): readonly number[] {
  const { decision, handWorths } = reading;
  if (handWorths.decision !== decision) {
    handWorths.decision = decision;
    handWorths.worths = worthsOf(reading, reading.hand);
  }
  return handWorths.worths;
}

/** What each card of a hand is worth beside those before it. */
export function worthsOf(reading: Reading, cards: readonly CardId[]): number[] {
  const worths: number[] = [];
  let shots = 0;
  let dodges = 0;
  for (const card of cards) {
    const profile = reading.profile(card);
    worths.push(worthOf(reading, profile, shots, dodges));
    if (profile.isBang) shots += 1;
    if (profile.dodges) dodges += 1;
  }
  return worths;
}
