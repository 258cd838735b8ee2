import {
  allOthers,
  ask,
  card,
  type CardId,
  choice,
  discardInPlay,
  type Game,
  type Move,
  oneByOne,
  type Procedure,
  questionOf,
  reaches,
  says,
  type SeatId,
  seatOf,
} from '../../../core.ts';
import { discardedFor } from '../rules/railcar.ts';

const GOES = says({ chosen: 'lost' });

/** Discarded it makes every other player discard a card in play of their own choice, clockwise (TRAIN-CIRCUS-01). */
export const circusWagon = card(
  'Circus Wagon',
  { colour: 'blue', affects: 'others' },
  {
    action: discardedFor(
      { discardsOfAll: true },
      {
        effect: (game, play) => oneByOne(game, allOthers(game, play), (target) => losesOne(game, target, play)),
      },
    ),
  },
);

function* losesOne(game: Game, seat: SeatId, play: Move): Procedure {
  const { inPlay } = seatOf(game, seat);
  if (inPlay.length === 0 || !(yield* reaches(game, seat, play))) return;
  const card = yield* ask(game, seat, () => questionOf<CardId>('giveUp', GOES, choice('card', [...inPlay])));
  if (card !== null) discardInPlay(game, { owner: seat, card });
}
