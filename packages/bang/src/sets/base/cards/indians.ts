import {
  allOthers,
  card,
  type Game,
  loseLife,
  type Move,
  oneByOne,
  type Procedure,
  reaches,
  returnsFire,
  type SeatId,
} from '../../../core.ts';

/** Every other player gives up a BANG! card or loses a life point (BASE-IND-01 to -03). */
export const indians = card(
  'Indians!',
  { colour: 'brown', hasBook: true, affects: 'others', traits: { wounds: 'all' } },
  {
    effect: (game, play) => oneByOne(game, allOthers(game, play), (target) => raid(game, target, play)),
  },
);

function* raid(game: Game, target: SeatId, play: Move): Procedure {
  const { by, face } = play;
  if (!(yield* reaches(game, target, play))) return;
  if (!(yield* returnsFire(game, target, 'indians', by))) yield* loseLife(game, target, 1, { by, face });
}
