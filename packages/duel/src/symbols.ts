/** The corners of the cards, for reveals (DUEL-COMP-06). */
export const SYMBOLS = ['barrel', 'snake', 'dynamite', 'horseshoe'] as const;
export type RevealSymbol = (typeof SYMBOLS)[number];
