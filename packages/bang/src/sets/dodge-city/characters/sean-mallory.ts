import { character } from '../../../core.ts';

/** May keep ten cards at the end of his turn, whatever his life (DODGE-SEAN-01). */
export const seanMallory = character(
  'Sean Mallory',
  { life: 3 },
  {
    queries: { handLimit: (limit, { self, seat }) => (seat === self ? 10 : limit) },
  },
);
