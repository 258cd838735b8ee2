import { card } from '../../../core.ts';

/** The others see its owner one farther, a Mustang of another name (DODGE-CARD-01, DODGE-OTHER-07). */
export const hideout = card(
  'Hideout',
  { colour: 'blue', traits: { farther: 1 } },
  {
    queries: { distance: (steps, { self, to }) => (to === self ? steps + 1 : steps) },
  },
);
