import {
  afterThis,
  type CardDefinition,
  character,
  draw,
  isDying,
  isInStandoff,
  isTurnOf,
  printedFace,
  takeBack,
} from '../../../core.ts';

/** Outside her turn each BANG!, Missed! or Beer she uses brings a card: those of a Duel once it is over (DODGE-MOLLY-01 to -07-Q). */
export const mollyStark = character(
  'Molly Stark',
  { life: 4 },
  {
    triggers: {
      cardSpent(game, { self, seat, face, isOrdered, source }) {
        if (seat !== self || isOrdered === true || isTurnOf(game, self) || !isHers(printedFace(game, face).card))
          return;
        if (isInStandoff(game) || isDying(game, self)) afterThis(game, source, self);
        else draw(game, self, 1);
      },
      // a Beer that saves her: DODGE-MOLLY-06-Q, she draws once she is alive
      lifeLost(game, { self, seat, source }) {
        if (seat === self && !isInStandoff(game)) draw(game, self, takeBack(game, source, self));
      },
    },
    *afterwards(game, self) {
      draw(game, self, 1);
    },
  },
);

/** DODGE-MOLLY-05-Q: a card of one of these names, or one that says of itself that it counts as one. */
function isHers({ kinds }: CardDefinition): boolean {
  return kinds.includes('bangCard') || kinds.includes('missedCard') || kinds.includes('beerCard');
}
