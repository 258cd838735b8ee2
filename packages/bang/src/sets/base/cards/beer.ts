import { card, type Game, heal, playersLeft, type SeatId, SPARED } from '../../../core.ts';

/** One life point, in phase 2 or at a lethal loss; nothing with two players left (BASE-BEER-01, -04, -07). */
export const beer = card(
  'Beer',
  { colour: 'brown', kinds: ['beerCard'], traits: { heals: 1 } },
  {
    *effect(game, { by }) {
      drink(game, by);
    },
    responds: {
      death: {
        *run(game, { self }) {
          drink(game, self);
          return SPARED;
        },
      },
    },
  },
);

function drink(game: Game, by: SeatId): void {
  if (playersLeft(game) > 2) heal(game, by, 1, 'beerCard');
}
