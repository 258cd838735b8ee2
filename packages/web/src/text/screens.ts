/** Screens with words of their own, which load with them. Their messages begin like this: `lobby.title`. */
export const SCREENS = ['home', 'lobby', 'results', 'replay', 'gallery', 'settings', 'games'] as const;
/** Screens on which sets are chosen, or named: they need what is said of all sets. */
export const OF_SETS: readonly ScreenName[] = ['home', 'lobby', 'gallery', 'games'];
export type ScreenName = (typeof SCREENS)[number];
