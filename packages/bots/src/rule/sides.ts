import { quarryOfSeat } from '@dustup/bang';
import type { Reading } from './reading.ts';
import { DEPUTY, OUTLAW, RENEGADE, SHERIFF } from './role-deals.ts';

const HUNTER = 0.4;

/** The last one left wins, whatever their role. */
export function trustNobody({ seats, ally, enmity }: Reading): void {
  for (let seat = 0; seat < seats; seat++) {
    ally[seat] = 0;
    enmity[seat] = 1;
  }
}

/** With three players, each has a quarry; the hunter comes second. When two are left, one dies. */
export function hunt({ view, self, seats, playersLeft, ally, enmity }: Reading): void {
  const quarry = quarryOfSeat(view, self);
  for (let seat = 0; seat < seats; seat++) {
    ally[seat] = 0;
    enmity[seat] = playersLeft === 2 || seat === quarry ? 1 : HUNTER;
  }
}

/** How much it wishes each seat ill who plays for one side, and how likely each is on that side. */
export function takeSides({ beliefs, seats, ally, enmity }: Reading, role: number): void {
  const isLaw = role !== OUTLAW;
  for (let seat = 0; seat < seats; seat++) {
    const outlaw = beliefs.chance(seat, OUTLAW);
    const renegade = beliefs.chance(seat, RENEGADE);
    const deputy = beliefs.chance(seat, DEPUTY);
    const sheriff = beliefs.chance(seat, SHERIFF);
    enmity[seat] = isLaw
      ? outlaw + renegade * 0.75 - deputy * 0.9 - sheriff * 1.6
      : sheriff * 2 + deputy * 0.6 + renegade * 0.25 - outlaw * 0.8;
    ally[seat] = isLaw ? deputy + sheriff : outlaw;
  }
}

/** A Renegade keeps the sides even, is the Sheriff's best friend until only the two are left, and then the last foe. */
export function standAlone(reading: Reading): void {
  const { beliefs, self, seats, playersLeft, ally, enmity } = reading;
  let law = 0;
  let outlaws = 0;
  for (let seat = 0; seat < seats; seat++) {
    if (seat === self || !reading.isLeft(seat)) continue;
    const strength = 1 + reading.lifeOf(seat) * 0.25;
    law += 1.15 * (beliefs.chance(seat, SHERIFF) + beliefs.chance(seat, DEPUTY)) * strength;
    outlaws += beliefs.chance(seat, OUTLAW) * strength;
  }
  const tilt = Math.max(-1, Math.min(1, (outlaws - law) / 4));
  const onDeputy = outlaws < 0.5 ? 1 : 0.5 - tilt * 1.0;
  const onOutlaw = 0.5 + tilt * 1.0;
  const onSheriff = playersLeft === 2 ? 1 : -0.5 - tilt * 0.5;
  const onRival = outlaws < 0.5 ? 1 : 0.3; // the other Renegade has to go before the Sheriff
  for (let seat = 0; seat < seats; seat++) {
    ally[seat] = 0;
    enmity[seat] =
      beliefs.chance(seat, OUTLAW) * onOutlaw +
      beliefs.chance(seat, DEPUTY) * onDeputy +
      (seat === self ? 0 : beliefs.chance(seat, RENEGADE) * onRival) +
      beliefs.chance(seat, SHERIFF) * onSheriff;
  }
}
