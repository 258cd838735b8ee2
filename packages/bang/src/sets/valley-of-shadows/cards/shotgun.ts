import { card } from '../../../core.ts';
import { discardOne } from '../rules/discard-one.ts';

/** Reach 1; whoever loses life to a BANG! card of its owner discards a card of their hand as well, of their choice (VALLEY-SHOTGUN-01 to -03-Q). */
export const shotgun = card(
  'Shotgun',
  { colour: 'blue', isWeapon: true, traits: { reach: 1, edge: 0.8 } },
  {
    triggers: {
      *lifeLost(game, { self, seat, by, isBangCard }) {
        if (by === self && isBangCard) yield* discardOne(game, seat, 'shotgun');
      },
    },
  },
);
