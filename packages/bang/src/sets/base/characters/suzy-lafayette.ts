import { character, draw, type Game, handSize, isBusy, type SeatId } from '../../../core.ts';

/** Draws a card as soon as her hand is empty: not in the middle of her own card, of a Duel, or of dying (BASE-SUZY-01 to -11-Q). */
export const suzyLafayette = character(
  'Suzy Lafayette',
  { life: 4 },
  {
    triggers: {
      dustSettles(game, { self }) {
        drawIfEmpty(game, self);
      },
      // BASE-SUZY-09-Q: one blow ends her card and wounds somebody; whose turn it is comes first
      lifeLost(game, { self }) {
        drawIfEmpty(game, self);
      },
    },
  },
);

function drawIfEmpty(game: Game, self: SeatId): void {
  if (handSize(game, self) === 0 && !isBusy(game, self)) draw(game, self, 1);
}
