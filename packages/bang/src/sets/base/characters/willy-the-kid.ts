import { character } from '../../../core.ts';

/** Any number of BANG! cards in his turn (BASE-WILLY-01). */
export const willyTheKid = character(
  'Willy the Kid',
  { life: 4, traits: { rapid: true } },
  {
    queries: { bangLimit: (limit, { self, seat }) => (seat === self ? Number.POSITIVE_INFINITY : limit) },
  },
);
