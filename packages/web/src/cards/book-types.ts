/** What is printed on a card, as far as the table must know it. */
export type CardFacts = {
  readonly set: string;
  readonly colour: 'brown' | 'blue' | 'green';
  readonly reach?: number;
  readonly isWeapon?: boolean;
  /** Takes up the BANG! of the turn. */
  readonly isLimited?: boolean;
  /** May cancel a shot. */
  readonly dodges?: boolean;
  /** May be given up where a BANG! card is asked for. */
  readonly returnsFire?: boolean;
  /** May save whoever has it in front of him from a shot. */
  readonly protects?: boolean;
  readonly changesDistance?: boolean;
  /** Holds whoever has it in front of him. */
  readonly binds?: boolean;
  /** Is a shot, or several: it is heard. */
  readonly shoots?: boolean;
};

export type CharacterFacts = {
  readonly set: string;
  readonly life: number;
  readonly protects?: boolean;
  readonly changesDistance?: boolean;
};

export type SetFacts = {
  readonly slug: string;
  readonly players: { readonly least: number; readonly most: number } | null;
  /** In the order of the printed faces: a slug and the signs of its copies. */
  readonly deck: readonly (readonly [string, readonly string[]])[];
  readonly events: readonly string[];
};

export type BookFacts = {
  readonly cards: { readonly [slug: string]: CardFacts };
  readonly characters: { readonly [slug: string]: CharacterFacts };
  readonly sets: readonly SetFacts[];
};

export type Entry = { readonly name: string; readonly line: string; readonly full: string };

/** The words of all sets in one language, by kind and slug. */
export type Texts = {
  readonly sets: { readonly [slug: string]: Entry };
  readonly cards: { readonly [slug: string]: Entry };
  readonly characters: { readonly [slug: string]: Entry };
  readonly events: { readonly [slug: string]: Entry };
  readonly roles: { readonly [slug: string]: { readonly name: string; readonly goal: string } };
  readonly keywords: { readonly [slug: string]: Entry };
};
