import { card, isTurnOf } from '../../../core.ts';

/** Reach 1; in the turn of its owner every card of their hand is a BANG! card too (VALLEY-LEMAT-01 to -03-Q). */
export const lemat = card(
  'LeMat',
  { colour: 'blue', isWeapon: true, traits: { reach: 1, edge: 1, shootsWithAny: true } },
  {
    queries: {
      alsoServesAs: (kinds, { game, self, seat }) =>
        seat === self && isTurnOf(game, self) ? [...kinds, 'bangCard'] : kinds,
    },
  },
);
