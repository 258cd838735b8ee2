import { character } from '../core.ts';

/** BANG! cards that he plays do not count (DUEL-WEST-01, -02-Q). */
export const westHarding = character(
  'West Harding',
  { side: 'outlaws', life: 4, traits: { attack: 3, freeBangs: true } },
  { queries: { isBangFree: (isFree, { seat, self }) => isFree || seat === self } },
);
