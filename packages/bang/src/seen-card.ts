import { sealed } from '@dustup/tabletop';
import type { CardId } from './ids.ts';

/** A card as it was seen: an id alone would say another thing after the next shuffle. */
export type SeenCard = { readonly id: CardId; readonly card: string; readonly sign: string };

/** What a printed card looks like in every place it can have: there is one of each for all games, made when first seen. */
export class Looks {
  readonly #card: string;
  readonly #sign: string;
  readonly #byId: SeenCard[] = [];

  constructor(card: string, sign: string) {
    this.#card = card;
    this.#sign = sign;
  }

  /** The card with this id, which shows this face. */
  of(id: CardId): SeenCard {
    return (this.#byId[id] ??= Object.freeze({ id, card: this.#card, sign: this.#sign }));
  }
}

sealed(Looks);

const looks = new Map<string, Looks>();

export function looksOf(card: string, sign: string): Looks {
  const key = `${card} ${sign}`;
  const known = looks.get(key) ?? new Looks(card, sign);
  looks.set(key, known);
  return known;
}
