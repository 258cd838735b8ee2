import { character } from '../../../core.ts';

/** All the cards of an eliminated player go to his hand (BASE-SAM-01 to -05-Q). */
export const vultureSam = character(
  'Vulture Sam',
  { life: 4 },
  {
    queries: { heirs: (heirs, { self, seat }) => (seat === self ? heirs : [...heirs, self]) },
  },
);
