import { character } from '../../../core.ts';

/** The others see him one farther, a Mustang of his own besides (BASE-PAUL-01). */
export const paulRegret = character(
  'Paul Regret',
  { life: 3 },
  {
    queries: { distance: (steps, { self, to }) => (to === self ? steps + 1 : steps) },
  },
);
