import type { SetIcons } from '@dustup/bang';

/** What is printed on a card, as far as the table must know it. */
export type CardFacts = {
  readonly set: string;
  readonly colour: 'brown' | 'blue' | 'green' | 'orange' | 'black';
  readonly reach?: number;
  readonly isWeapon?: boolean;
  /** Takes up the BANG! of the turn. */
  readonly isLimited?: boolean;
  /** May cancel a shot. */
  readonly dodges?: boolean;
  /** May be given up where a BANG! card is asked for. */
  readonly returnsFire?: boolean;
  /** May save its owner from a shot. */
  readonly protects?: boolean;
  /** Holds its owner. */
  readonly binds?: boolean;
  /** Life points it gives back to whoever plays it. */
  readonly heals?: number;
  /** Life points it gives back to everybody, and to one player of choice. */
  readonly healsAll?: number;
  readonly healsAnyone?: number;
  /** Counts as a Beer. */
  readonly isBeer?: boolean;
  /** Is a shot, or several: it is heard. */
  readonly shoots?: boolean;
  /** What it costs where it is for sale. */
  readonly price?: number;
};

export type CharacterFacts = {
  readonly set: string;
  readonly life: number;
  readonly protects?: boolean;
};

/** Cards that lie open in a row, for all. */
export type RowFacts = {
  readonly slug: string;
  /** They lie along another row, the first beside the card before the number that `at` remembers, the next further back. */
  readonly along?: string;
  readonly at?: string;
  /** The stack whose card in force goes before them. */
  readonly behind?: string;
  /** What it is called where the other row ends. */
  readonly end?: string;
};

/** What lies beside the table until it is needed: face-down cards in a zone, or tokens of which there are so many in all. */
export type SupplyFacts =
  | { readonly slug: string; readonly zone: string }
  | { readonly slug: string; readonly tokens: number; readonly most?: number };

/** What one must know of a set to choose it. */
export type SetFacts = {
  readonly slug: string;
  readonly icon?: string;
  readonly players: { readonly least: number; readonly most: number } | null;
  /** How much it brings. */
  readonly counts: { readonly cards: number; readonly characters: number; readonly events: number };
  /** It may be chosen for a table. */
  readonly isDeclared: boolean;
  /** What may be chosen with it. */
  readonly options: readonly string[];
  /** Options that do not go with it; unless another set is there too, which is named. */
  readonly refuses: { readonly [option: string]: string | null };
  /** Unless an option says otherwise. */
  readonly bringsBackTheDead: boolean;
};

/** What a set prints. It is loaded when the set is used. */
export type SetContents = {
  readonly slug: string;
  readonly icons: Partial<SetIcons>;
  readonly cards: { readonly [slug: string]: CardFacts };
  readonly characters: { readonly [slug: string]: CharacterFacts };
  /** In the order of the printed faces: a slug and the signs of its copies. */
  readonly deck: readonly (readonly [string, readonly string[]])[];
  /** Cards of other decks, likewise. */
  readonly ownDecks: readonly (readonly [string, readonly string[]])[];
  readonly rows: readonly RowFacts[];
  readonly supplies: readonly SupplyFacts[];
  /** Its rules that move on what lies along a row, before anything else comes of them. */
  readonly drives: readonly string[];
  readonly events: readonly string[];
};

export type BookFacts = {
  readonly sets: readonly SetFacts[];
  readonly base: SetContents;
  /** What may be chosen whatever the sets. */
  readonly options: readonly string[];
  /** Which roles there are, by the number of players. */
  readonly roles: { readonly [players: number]: readonly string[] };
};
