import {
  character,
  draw,
  type Game,
  isDying,
  isInStandoff,
  isTurnOf,
  printedFace,
  type SeatId,
} from '../../../core.ts';

/** Outside her turn each BANG!, Missed! or Beer she uses brings a card: those of a Duel once it is over (DODGE-MOLLY-01 to -07-Q). */
export const mollyStark = character(
  'Molly Stark',
  { life: 4 },
  {
    triggers: {
      *cardSpent(game, { self, seat, face, source }) {
        if (seat !== self || isTurnOf(game, self) || printedFace(game, face).card.kinds.length === 0) return;
        if (isInStandoff(game) || isDying(game, self)) game.state.later.push({ character: source.slug, seat: self });
        else draw(game, self, 1);
      },
      // a Beer that saves her: DODGE-MOLLY-06-Q, she draws once she is alive
      *lifeLost(game, { self, seat, source }) {
        if (seat === self && !isInStandoff(game)) draw(game, self, takeBack(game, self, source.slug));
      },
    },
    *afterwards(game, self) {
      draw(game, self, 1);
    },
  },
);

/** How many draws were put off, now that they are due. */
function takeBack(game: Game, self: SeatId, slug: string): number {
  const { later } = game.state;
  const others = later.filter(({ character, seat }) => character !== slug || seat !== self);
  const due = later.length - others.length;
  later.splice(0, later.length, ...others);
  return due;
}
