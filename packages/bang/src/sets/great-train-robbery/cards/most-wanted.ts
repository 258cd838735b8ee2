import {
  card,
  draw,
  drawCheck,
  everybody,
  type Game,
  loseLife,
  type Move,
  oneByOne,
  type Procedure,
  reaches,
  type SeatId,
} from '../../../core.ts';

const FOUND = { reason: 'most-wanted', hits: { suits: ['♠'] }, isGood: false } as const;

/** Its player draws a card; then everybody draws!, its player first: a Spade costs a life point (TRAIN-WANTED-01 to -05-Q). */
export const mostWanted = card(
  'Most Wanted',
  { colour: 'brown', affects: 'everybody', traits: { wounds: 'all', draws: 1 } },
  {
    *effect(game, play) {
      draw(game, play.by, 1);
      yield* oneByOne(game, everybody(game, play), (seat) => hunt(game, seat, play));
    },
  },
);

function* hunt(game: Game, seat: SeatId, play: Move): Procedure {
  const { by, face } = play;
  if (!(yield* reaches(game, seat, play))) return; // its player may avoid it, too (VALLEY-ESCAPE-04-Q)
  if (yield* drawCheck(game, seat, FOUND)) yield* loseLife(game, seat, 1, { by: seat === by ? null : by, face });
}
