import { card } from '../../../core.ts';

/** The others see its owner one farther (BASE-MUST-01). */
export const mustang = card(
  'Mustang',
  { colour: 'blue', traits: { farther: 1 } },
  {
    queries: { distance: (steps, { self, to }) => (to === self ? steps + 1 : steps) },
  },
);
