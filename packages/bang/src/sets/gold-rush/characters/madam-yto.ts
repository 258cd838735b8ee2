import {
  afterThis,
  character,
  draw,
  type FaceId,
  type Game,
  isDying,
  printedFace,
  type SeatId,
  takeBack,
} from '../../../core.ts';

/** Draws a card each time somebody plays a Beer card, she too, for life or for gold (GOLD-YTO-01 to -03-Q). */
export const madamYto = character(
  'Madam Yto',
  { life: 4 },
  {
    triggers: {
      *cardSpent(game, { self, seat, face, source }) {
        if (!isBeerPlayed(game, seat, face)) return;
        if (isDying(game, self)) afterThis(game, source, self);
        else draw(game, self, 1);
      },
      // her own rescue: once she is saved
      *lifeLost(game, { self, seat, source }) {
        if (seat === self) draw(game, self, takeBack(game, source, self));
      },
    },
    *afterwards(game, self) {
      draw(game, self, 1);
    },
  },
);

/** Played for what it is, not thrown in as something else: in a turn, or to stay alive. */
function isBeerPlayed(game: Game, seat: SeatId, face: FaceId): boolean {
  if (!printedFace(game, face).card.kinds.includes('beerCard')) return false;
  return game.state.resolving.length === 0 || isDying(game, seat);
}
