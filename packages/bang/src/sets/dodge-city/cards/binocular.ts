import { card } from '../../../core.ts';

/** Its owner sees the others one nearer, a Scope of another name (DODGE-CARD-01, DODGE-OTHER-07). */
export const binocular = card(
  'Binocular',
  { colour: 'blue', traits: { nearer: 1 } },
  {
    queries: { distance: (steps, { self, from }) => (from === self ? steps - 1 : steps) },
  },
);
