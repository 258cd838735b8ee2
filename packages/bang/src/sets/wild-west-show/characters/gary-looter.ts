import { character } from '../../../core.ts';

/** The surplus of the others' phase 3 is his (WWS-GARY-01 to -03-Q). */
export const garyLooter = character(
  'Gary Looter',
  { life: 5 },
  {
    queries: { surplusHeirs: (heirs, { self, seat }) => (seat === self ? heirs : [...heirs, self]) },
  },
);
