import { colt } from '../cards/colt.ts';
import { missed } from '../cards/missed.ts';
import { character } from '../core.ts';

/** Hit cards avoid, and Missed! cards are Colts (DUEL-ANNIE-01, -03-Q). */
export const annieOakey = character(
  'Annie Oakey',
  { side: 'law', life: 4, traits: { attack: 1, defence: 2 } },
  {
    queries: {
      servesAsAvoid: (serves, { seat, self, held }) => serves || (seat === self && held.isHit),
      servesAsHit: (serves, { seat, self, held }) => serves || (seat === self && held.slug === missed.slug),
      playsAs: (uses, { seat, self, held }) => (seat === self && held.slug === missed.slug ? [...uses, colt] : uses),
    },
  },
);
