import {
  card,
  type CardId,
  cardId,
  discardCardOf,
  draw,
  type Game,
  type Move,
  oneOf,
  onlyIf,
  reaches,
  refuse,
  type SeatId,
  seatIn,
  seatOf,
  seatThat,
} from '../../../core.ts';
import { isRailcar } from '../rules/zones.ts';
import { discardedFor } from '../rules/railcar.ts';

const NO_RAILCAR = refuse('noRailcar', { ruling: 'TRAIN-COAL-01' });

/** The railcars in front of a seat, but for this one. */
function othersOf(game: Game, { card: own }: Move, seat: SeatId): readonly CardId[] {
  return seatOf(game, seat).inPlay.filter((one) => one !== own && isRailcar(game, one));
}

const isAny = (game: Game, move: Move) => game.seats.some((seat) => othersOf(game, move, seat).length > 0);

/** Discarded it brings a card, and a railcar in front of anybody is discarded, if there is one (TRAIN-COAL-01, -02-Q). */
export const coalHopper = card(
  'Coal Hopper',
  { colour: 'blue' },
  {
    action: discardedFor(
      { draws: 1, discards: true },
      {
        needs: {
          at: onlyIf(
            isAny,
            seatThat((game, move, seat) => (othersOf(game, move, seat).length > 0 ? undefined : NO_RAILCAR)),
          ),
          what: onlyIf(
            isAny,
            oneOf('card', (game, move) => othersOf(game, move, seatIn(move, 'at'))),
          ),
        },
        *effect(game, { by, face, as }, { at, what }) {
          draw(game, by, 1);
          if (at === undefined || what === undefined) return;
          if (yield* reaches(game, at, { by, face, as })) yield* discardCardOf(game, by, at, cardId(what));
        },
      },
    ),
  },
);
