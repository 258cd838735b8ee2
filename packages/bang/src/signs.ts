import { EngineBug } from '@dustup/kernel';

export const SUITS = ['♠', '♥', '♦', '♣'] as const;
export type Suit = (typeof SUITS)[number];

/** Low to high; the ace is high (BASE-DRAW-06). */
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
export type Rank = (typeof RANKS)[number];

export type Sign = { readonly suit: Suit; readonly rank: Rank };

/** `10♥` → rank 10, suit ♥; undefined when it is no sign. */
export function parseSign(text: string): Sign | undefined {
  const suit = SUITS.find((one) => text.endsWith(one));
  const rank = RANKS.find((one) => text === `${one}${suit}`);
  return suit && rank && { suit, rank };
}

/** Nothing for a card without a suit. */
export function signText(sign: Sign | null): string {
  return sign === null ? '' : `${sign.rank}${sign.suit}`;
}

/** Both ends included (BASE-DRAW-05). */
export function isRankBetween(rank: Rank, low: Rank, high: Rank): boolean {
  const at = RANKS.indexOf(rank);
  return at >= RANKS.indexOf(low) && at <= RANKS.indexOf(high);
}

/** `'2♦ 10♥'` → two signs. For tables of what is printed: a misprint there is a bug. */
export function signs(printed: string): Sign[] {
  return printed.split(' ').map((text) => {
    const sign = parseSign(text);
    if (sign === undefined) throw new EngineBug(`no sign '${text}'`);
    return sign;
  });
}
