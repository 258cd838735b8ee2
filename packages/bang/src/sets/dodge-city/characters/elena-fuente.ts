import { character } from '../../../core.ts';

/** Any card of her hand does for a Missed! (DODGE-ELENA-01, -02-Q). */
export const elenaFuente = character(
  'Elena Fuente',
  { life: 3, traits: { dodgesWithAny: true } },
  {
    queries: { alsoServesAs: (kinds, { self, seat }) => (seat === self ? [...kinds, 'missedCard'] : kinds) },
  },
);
