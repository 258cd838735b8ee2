import { character, definitionOf, type Game, type SeatId, seatOf } from '../../../core.ts';

const CARDS = 4;

/** With no blue card in front of him he draws four cards in phase 1 (VALLEY-TUCO-01, -02-Q). */
export const tucoFranziskaner = character(
  'Tuco Franziskaner',
  { life: 5, traits: { draws: 2 } },
  {
    queries: {
      phaseOneCards: (cards, { game, self, seat }) => (seat === self && !hasBlue(game, self) ? CARDS : cards),
    },
  },
);

/** What behaves like a blue card counts as one: everything that is laid but the green ones. */
function hasBlue(game: Game, self: SeatId): boolean {
  return seatOf(game, self).inPlay.some((card) => definitionOf(game, card).colour !== 'green');
}
