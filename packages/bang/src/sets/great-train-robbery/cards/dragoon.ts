import { card } from '../../../core.ts';

const REACH = 2;

/** Reach 2, and one more BANG! card in a turn (TRAIN-DRAGOON-01, -02-Q). */
export const dragoon = card(
  'Dragoon',
  { colour: 'blue', isWeapon: true, traits: { reach: REACH } },
  {
    queries: {
      reach: (steps, { self, seat }) => (seat === self ? REACH : steps),
      bangLimit: (limit, { self, seat }) => (seat === self ? limit + 1 : limit),
    },
  },
);
