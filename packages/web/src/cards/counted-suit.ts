import { createContext } from 'react';

/** Events under which every card counts as of one suit. */
const EVENT_SUITS: { readonly [event: string]: string } = { blessing: '♥', curse: '♠' };

export function suitUnder(event: string | null): string | null {
  return event === null ? null : (EVENT_SUITS[event] ?? null);
}

/** The suit that all cards count as just now; null when it is the printed one. */
export const CountedSuit = createContext<string | null>(null);

/** A sign as it counts. */
export function countedSign(sign: string, suit: string | null): string {
  return suit === null ? sign : `${sign.slice(0, -1)}${suit}`;
}
