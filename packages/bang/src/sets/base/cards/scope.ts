import { card } from '../../../core.ts';

/** Its owner sees the others one nearer (BASE-SCOPE-01). */
export const scope = card(
  'Scope',
  { colour: 'blue', traits: { nearer: 1 } },
  {
    queries: { distance: (steps, { self, from }) => (from === self ? steps - 1 : steps) },
  },
);
