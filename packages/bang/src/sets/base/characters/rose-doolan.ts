import { character } from '../../../core.ts';

/** Sees the others one nearer, a Scope of her own besides (BASE-ROSE-01). */
export const roseDoolan = character(
  'Rose Doolan',
  { life: 4 },
  {
    queries: { distance: (steps, { self, from }) => (from === self ? steps - 1 : steps) },
  },
);
