import { createContext } from 'react';

/** The suit that all cards count as just now; null when it is the printed one. */
export const CountedSuit = createContext<string | null>(null);

/** A sign as it counts. */
export function countedSign(sign: string, suit: string | null): string {
  return suit === null ? sign : `${sign.slice(0, -1)}${suit}`;
}
