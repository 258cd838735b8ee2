import { card } from '../../../core.ts';

/** A weapon says how far its owner's BANG! cards go (BASE-WEAP-02); a new one takes the old one's place. */
function weapon(name: string, reach: number) {
  return card(
    name,
    { colour: 'blue', isWeapon: true, traits: { reach } },
    {
      queries: { reach: (steps, { self, seat }) => (seat === self ? reach : steps) },
    },
  );
}

export const schofield = weapon('Schofield', 2);
export const remington = weapon('Remington', 3);
export const revCarabine = weapon('Rev. Carabine', 4);
export const winchester = weapon('Winchester', 5);

/** Reach 1, and any number of BANG! cards in a turn (BASE-WEAP-06). */
export const volcanic = card(
  'Volcanic',
  { colour: 'blue', isWeapon: true, traits: { reach: 1, rapid: true } },
  {
    queries: { bangLimit: (limit, { self, seat }) => (seat === self ? Number.POSITIVE_INFINITY : limit) },
  },
);
