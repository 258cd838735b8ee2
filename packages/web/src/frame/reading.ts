/** A card that somebody reads, large. */
export type Reading = { readonly card: string; readonly sign: string };
