import { type SeatId, seatId } from '@dustup/tabletop';

export { type CardId, cardId, type FaceId, faceId, NO_CARD, NO_FACE, type SeatId, seatId } from '@dustup/tabletop';

/** The hand of a seat or what lies in front of it, as the number of the zone. */
export type SeatZone = number & { readonly brand: 'zone' };

export const seatZone = (number: number) => number as SeatZone;

/** The owner of what belongs to the whole table: an event, the rules of a set. */
export const NOBODY: SeatId = seatId(-1);
