import type { Reading } from './reading.ts';

/** How likely a shot is to hit somebody with so many cards in hand. */
const UNDODGED: readonly number[] = [1, 0.85, 0.74, 0.66, 0.6, 0.55, 0.5];
const BEHIND_A_BARREL = 0.75;

/** How likely one of so many unknown cards is no BANG!, for each. */
const NO_FIRE = 0.69;

export function hitChance(reading: Reading, seat: number): number {
  const unseen = UNDODGED[reading.handOf(seat)] ?? 0.5;
  let chance = reading.nature.pierces ? Math.sqrt(unseen) : unseen;
  const nature = reading.natureOf(seat);
  if (nature.protects) chance *= BEHIND_A_BARREL;
  if (nature.dodgesWithAny && reading.handOf(seat) > 0) chance *= WITH_ANY_CARD;
  if (reading.nature.silences && reading.view.turn.seat === reading.self) return chance;
  return chance * shelterOf(reading, seat);
}

/** How likely a shot gets past what lies in front of a seat. */
function shelterOf(reading: Reading, seat: number): number {
  const { shelters, decision } = reading;
  return shelters.at(seat, decision) ?? shelters.note(seat, decision, lookForShelter(reading, seat));
}

function lookForShelter(reading: Reading, seat: number): number {
  let barrel = 1;
  let shield = 1;
  for (const card of reading.inFrontOf(seat)) {
    const { protects, use } = reading.profile(card);
    if (protects) barrel = BEHIND_A_BARREL;
    if (use?.dodges === true) shield = BEHIND_A_SHIELD;
  }
  return barrel * shield;
}

const WITH_ANY_CARD = 0.4;
const BEHIND_A_SHIELD = 0.35;

/** How likely somebody with so many cards does not return fire. */
export function giveInChance(cards: number): number {
  return NO_FIRE ** cards;
}

/** What a life point of a seat is to this one: dearer, good or bad, the fewer there are left. */
export function stakeIn(reading: Reading, seat: number): number {
  const enmity = reading.enmity[seat] ?? 0;
  const life = reading.lifeOf(seat);
  if (life > 2) return enmity * (1 + 0.05 * Math.max(0, 5 - life));
  if (life === 2) return enmity * 1.3;
  return enmity * (reading.isDecisive(seat) ? 4 : 2);
}

/** It holds this seat for one of its own. */
export function isOneOfOurs(reading: Reading, seat: number): boolean {
  return (reading.ally[seat] ?? 0) > 0.5;
}

/** What a shot at this seat is worth to the shooter; 0 or less: better not. */
export function shotValue(reading: Reading, seat: number): number {
  if ((reading.enmity[seat] ?? 0) <= 0 || isOneOfOurs(reading, seat)) return -1;
  const stake = stakeIn(reading, seat);
  const sting = reading.natureOf(seat).avenges && reading.lifeOf(seat) > 1 ? 0.8 : 1;
  return stake * hitChance(reading, seat) * sting;
}

/** What it is worth that everybody else is shot at, or must return fire. */
export function volleyValue(reading: Reading, chanceFor: (reading: Reading, seat: number) => number): number {
  reading.readOthers();
  let sum = 0;
  for (let seat = 0; seat < reading.seats; seat++) {
    if (seat !== reading.self && reading.isLeft(seat)) sum += stakeIn(reading, seat) * chanceFor(reading, seat);
  }
  return sum;
}

/** How likely a duel is won against somebody with so many cards by somebody with so many shots. */
export function duelChance(cards: number, shots: number): number {
  const fire = 1 - NO_FIRE;
  let chance = 0;
  let term = NO_FIRE ** cards;
  for (let held = 0; held <= shots && held <= cards; held++) {
    chance += term;
    term *= ((cards - held) / (held + 1)) * (fire / NO_FIRE);
  }
  return chance;
}
