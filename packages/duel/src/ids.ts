import { type SeatId, seatId } from '@dustup/tabletop';

/** Where a fighter stands: two places for each seat. Whoever falls is replaced in the same place. */
export type FighterId = number & { readonly brand: 'fighter' };

const PLACES = 2;

export const fighterId = (number: number) => number as FighterId;
export const fighterAt = (seat: SeatId, place: number) => fighterId(seat * PLACES + place);
export const seatOfFighter = (fighter: FighterId) => seatId(fighter >> 1);
export const placeOf = (fighter: FighterId) => fighter & 1;
