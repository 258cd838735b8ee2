/** A seat at the table: 0 and up, clockwise. */
export type SeatId = number & { readonly brand: 'seat' };

/** A card on the table. Says nothing of its face: a shuffle deals the faces anew. */
export type CardId = number & { readonly brand: 'card' };

/** One printed copy in the book of a game. */
export type FaceId = number & { readonly brand: 'face' };

export const seatId = (number: number) => number as SeatId;
export const cardId = (number: number) => number as CardId;
export const faceId = (number: number) => number as FaceId;

/** In a move that plays no card. */
export const NO_CARD = cardId(-1);
export const NO_FACE = faceId(-1);
