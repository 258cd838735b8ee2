import { colt } from '../cards/colt.ts';
import { character } from '../core.ts';

/** Any card of the hand may be played as a Colt (DUEL-TOCO-01, DUEL-DUEL-03-Q). */
export const tocoRamirez = character(
  'Toco Ramirez',
  { side: 'outlaws', life: 4, traits: { attack: 2 } },
  {
    queries: {
      playsAs: (uses, { seat, self }) => (seat === self && !uses.includes(colt) ? [...uses, colt] : uses),
      servesAsHit: (serves, { seat, self }) => serves || seat === self,
    },
  },
);
