import { ask, card, discardTogether, handSize, pickOneOf, says, seatOf } from '../../../core.ts';

const GIVEN_UP = says({ chosen: 'lost' });

/** Reach 1; whoever loses life to a BANG! card of its owner discards a card of their hand as well, of their choice (VALLEY-SHOTGUN-01 to -03-Q). */
export const shotgun = card(
  'Shotgun',
  { colour: 'blue', isWeapon: true, traits: { reach: 1 } },
  {
    triggers: {
      *lifeLost(game, { self, seat, by, isBangCard }) {
        if (by !== self || seat === self || !isBangCard || handSize(game, seat) === 0) return;
        const { hand } = seatOf(game, seat);
        const card = hand.length === 1 ? hand[0] : yield* ask(game, seat, () => pickOneOf('shotgun', hand, GIVEN_UP));
        if (card !== undefined && card !== null) yield* discardTogether(game, seat, [card]);
      },
    },
  },
);
