/** A seat at the table: 0 and up, clockwise. */
export type SeatId = number & { readonly brand: 'seat' };

/** A card on the table. Says nothing of its face: a shuffle deals the faces anew. */
export type CardId = number & { readonly brand: 'card' };

/** One printed copy in the book of the game: which card, which suit, which rank. */
export type FaceId = number & { readonly brand: 'face' };

/** The hand of a seat or what lies in front of it, as the number of the zone. */
export type SeatZone = number & { readonly brand: 'zone' };

export const seatId = (number: number) => number as SeatId;
export const cardId = (number: number) => number as CardId;
export const faceId = (number: number) => number as FaceId;
export const seatZone = (number: number) => number as SeatZone;

/** In a move that plays no card. */
export const NO_CARD = cardId(-1);
export const NO_FACE = faceId(-1);

/** The owner of what belongs to the whole table: an event, the rules of a set. */
export const NOBODY = seatId(-1);
