import { createContext } from 'react';

/** What lies on cards in play, by the card's id: how many tokens of which kind. */
export type CardTokens = { readonly [card: string]: { readonly [kind: string]: number } };

export const CardTokensNow = createContext<CardTokens>({});
