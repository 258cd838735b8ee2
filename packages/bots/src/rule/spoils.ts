import { cardId } from '@dustup/bang';
import type { Value } from '@dustup/kernel';
import { ALL, type Profile } from './profiles.ts';
import type { Reading } from './reading.ts';

export type Spoil = { readonly what: Value; readonly value: number };

const HAND = 'hand';
const ROUGHLY_A_CARD = 4;
/** Without it its owner is out. */
const ALL_OF_THEM = 12;

/** How much it hurts its owner to lose a card in play; negative for a card they would love to lose. */
export function lossOf(profile: Profile): number {
  if (profile.binds) return -5;
  if (profile.risks > 0 || profile.burdens) return -3;
  if (profile.revives) return ALL_OF_THEM;
  if (profile.protects) return 5.5;
  if (profile.use !== undefined) return lossOfUse(profile.use);
  if (profile.isWeapon) return 2.2 + (profile.reach + profile.edge) * 0.6 + (profile.rapid ? 1.5 : 0);
  if (profile.farther > 0) return 4.8;
  return profile.nearer > 0 ? 4.2 : ROUGHLY_A_CARD;
}

/** The same for what waits there to be used. */
function lossOfUse({ dodges, draws, shoots, takes }: Profile): number {
  if (dodges) return 5.2;
  if (draws > 1) return 5.4;
  return shoots === ALL || takes ? 4.8 : ROUGHLY_A_CARD + 0.4;
}

/** What the loss of one random card is to somebody with so many. */
function handLoss(cards: number): number {
  if (cards === 0) return 0;
  return cards === 1 ? ROUGHLY_A_CARD + 1 : ROUGHLY_A_CARD + 0.3;
}

/** Which card of a seat to take or to have discarded, of those offered, and what that is worth. */
export function bestSpoil(reading: Reading, seat: number, offered: readonly Value[]): Spoil {
  const enmity = enmityFor(reading, seat);
  const sting = stingOf(reading, seat);
  let what: Value = offered[0] ?? HAND;
  let most = Number.NEGATIVE_INFINITY;
  for (const one of offered) {
    const value =
      enmity * (one === HAND ? handLoss(reading.handOf(seat)) : lossOf(reading.profile(cardId(Number(one)))));
    if (value > most) {
      what = one;
      most = value;
    }
  }
  return { what, value: most - sting };
}

/** Whoever robs some people is shot at first: a card is hardly worth that, the last life point never. */
function stingOf(reading: Reading, seat: number): number {
  if (seat === reading.self || !reading.isLeft(seat) || !reading.natureOf(seat).guards) return 0;
  return reading.life <= 1 ? LAST_LIFE : reading.life === 2 ? A_LIFE_OF_TWO : A_LIFE;
}

const A_LIFE = 3.5;
const A_LIFE_OF_TWO = 5;
const LAST_LIFE = 20;

/** What the dead leave is for the taking. */
function enmityFor(reading: Reading, seat: number): number {
  if (!reading.isLeft(seat)) return 1;
  return seat === reading.self ? -1 : (reading.enmity[seat] ?? 0);
}

/** The same, before anything is offered: the most that could be had of a seat. */
export function mostSpoil(reading: Reading, seat: number): number {
  const { spoils, decision } = reading;
  return spoils.at(seat, decision) ?? spoils.note(seat, decision, lookForSpoil(reading, seat));
}

function lookForSpoil(reading: Reading, seat: number): number {
  const enmity = enmityFor(reading, seat);
  let most = seat === reading.self ? 0 : enmity * handLoss(reading.handOf(seat));
  for (const card of reading.inFrontOf(seat)) most = Math.max(most, enmity * lossOf(reading.profile(card)));
  return most - stingOf(reading, seat);
}
