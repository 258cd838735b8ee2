import { character } from '../core.ts';

/** Every reveal turns up two cards, and his owner says which one counts (DUEL-BART-01). */
export const bartMasterson = character(
  'Bart Masterson',
  { side: 'law', life: 4, isAlways: true },
  { queries: { revealChooser: (_nobody, { self }) => self } },
);
