import type { Json } from '@dustup/kernel';

/** A card in a sentence: its name, and what is printed in its corner. */
export type ToldCard = { readonly card: string; readonly sign?: string; readonly symbol?: string };

/** What has happened in a game, any game, as its reader may see it. */
export type Told = {
  readonly type: string;
  /** Who does it, or to whom it happens; and the other one. */
  readonly seat?: number;
  readonly target?: number;
  /** Which of the characters it concerns, where a player has several. */
  readonly character?: string;
  readonly cards?: readonly ToldCard[];
  /** So many, by what their backs show, where the reader does not see the cards. */
  readonly backs?: { readonly [back: string]: number };
  readonly count?: number;
  readonly detail?: Json;
};
