/** How fast somebody likes to see what happens. */
export const SPEEDS = ['calm', 'brisk', 'quick'] as const;
export type Speed = (typeof SPEEDS)[number];
