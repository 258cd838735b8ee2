/** Screens with words of their own, which load with them. Their messages begin like this: `lobby.title`. */
export const SCREENS = ['home', 'lobby', 'results', 'replay', 'gallery', 'settings'] as const;
export type ScreenName = (typeof SCREENS)[number];
