/** What is printed on the cards of The Duel, as far as the table must know it. */
export type DuelCardFacts = {
  readonly colour: 'red' | 'brown' | 'blue';
  readonly isHit: boolean;
  readonly isAvoid: boolean;
  readonly isReload: boolean;
  /** It works in the rear, too. */
  readonly isAlways: boolean;
  readonly copies: readonly { readonly symbol: string; readonly back: string }[];
};

export type DuelCharacterFacts = { readonly side: string; readonly life: number; readonly isAlways: boolean };

export type DuelFacts = {
  readonly cards: { readonly [slug: string]: DuelCardFacts };
  readonly characters: { readonly [slug: string]: DuelCharacterFacts };
  readonly icons: {
    readonly cards: { readonly [slug: string]: string };
    readonly characters: { readonly [slug: string]: string };
    readonly symbols: { readonly [symbol: string]: string };
  };
};
