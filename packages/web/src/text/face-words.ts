/** What fits on the faces of a set's cards, in one language. */
export type FaceWords = {
  readonly cards: { readonly [slug: string]: string };
  /** Powers of characters, for a seat. */
  readonly powers: { readonly [slug: string]: string };
  readonly roles: { readonly [role: string]: string };
};

/** On a card of 120, three rows; in a seat, one. */
export const LONGEST_FACE = 40;
export const LONGEST_POWER = 24;
export const LONGEST_ROLE = 40;
