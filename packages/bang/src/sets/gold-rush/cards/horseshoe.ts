import { card } from '../../../core.ts';

/** Its owner turns one card more for each draw! and chooses which one counts (GOLD-SHOE-01, -02-Q). */
export const horseshoe = card(
  'Horseshoe',
  { colour: 'black', price: 2, traits: { lucky: true } },
  { queries: { drawFlips: (flips, { self, seat }) => (seat === self ? flips + 1 : flips) } },
);
