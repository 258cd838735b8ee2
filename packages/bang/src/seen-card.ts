import type { CardId } from './ids.ts';

/** A card as it was seen: an id alone would say another thing after the next shuffle. */
export type SeenCard = { readonly id: CardId; readonly card: string; readonly sign: string };

/** What a printed card looks like in every place it can have: there is one of each for all games, made when first seen. */
export type Looks = { readonly card: string; readonly sign: string; readonly byId: SeenCard[] };

const looks = new Map<string, Looks>();

export function looksOf(card: string, sign: string): Looks {
  const key = `${card} ${sign}`;
  const known = looks.get(key) ?? { card, sign, byId: [] };
  looks.set(key, known);
  return known;
}

/** The card with this id, which shows this face. */
export function seenAs({ card, sign, byId }: Looks, id: CardId): SeenCard {
  const known = byId[id];
  if (known !== undefined) return known;
  const seen = Object.freeze({ id, card, sign });
  byId[id] = seen;
  return seen;
}
