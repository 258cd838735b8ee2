import { character } from '../../../core.ts';

/** Turns two cards for each draw! and chooses which one counts; both are discarded, see drawCheck (BASE-LUCKY-01 to -03-Q). */
export const luckyDuke = character(
  'Lucky Duke',
  { life: 4 },
  {
    queries: { drawFlips: (flips, { self, seat }) => (seat === self ? flips + 1 : flips) },
  },
);
