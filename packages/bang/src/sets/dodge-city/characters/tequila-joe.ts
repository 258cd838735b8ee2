import { character } from '../../../core.ts';

/** A Beer gives him two life points; no other drink does (DODGE-TEQ-01 to -03). */
export const tequilaJoe = character(
  'Tequila Joe',
  { life: 4, traits: { drinks: 2 } },
  {
    queries: {
      lifeGained: (points, { self, seat, kind }) => (seat === self && kind === 'beerCard' ? points + 1 : points),
    },
  },
);
