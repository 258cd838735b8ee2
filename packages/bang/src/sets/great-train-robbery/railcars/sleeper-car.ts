import {
  action,
  attack,
  card,
  type CardId,
  discardTogether,
  faceOf,
  type FaceId,
  type Game,
  isInPlay,
  MISSED,
  type Procedure,
  type Refusal,
  response,
  type SeatId,
  seatInReach,
  settle,
  useInTurn,
  whyUsedUp,
} from '../../../core.ts';
import { anotherBlueCard } from '../rules/railcar.ts';

const SLUG = 'sleeper-car';

function whyNoMore(game: Game): Refusal | undefined {
  return whyUsedUp(game, SLUG, { most: 1, ruling: 'TRAIN-SLEEPER-01' });
}

/** Once in each turn its owner may discard another blue card as a BANG!: one more in their own, or where one has to be given up (TRAIN-SLEEPER-01 to -03-Q). */
export const sleeperCar = card(
  'Sleeper Car',
  { colour: 'blue', traits: { arms: true } },
  {
    action: action({
      traits: { shoots: 'one', costs: 1 },
      why: whyNoMore,
      needs: { at: seatInReach, card: anotherBlueCard },
      *run(game, { by }, { at, card: given }) {
        const face = yield* giveUp(game, by, given);
        if (face !== null) yield* attack(game, { by, target: at, face });
      },
    }),
    responds: {
      demand: response({
        why: whyNoMore,
        needs: { card: anotherBlueCard },
        *run(game, { self }, { card: given }) {
          return (yield* giveUp(game, self, given)) === null ? 0 : MISSED;
        },
      }),
    },
  },
);

/** Null for whoever is out with the card: what it was given up for does not happen (TRAIN-GHOSTCAR-12-Q). */
function* giveUp(game: Game, by: SeatId, given: CardId): Procedure<FaceId | null> {
  const { id } = faceOf(game, given);
  useInTurn(game, SLUG);
  yield* discardTogether(game, by, [given]);
  yield* settle(game);
  return isInPlay(game, by) ? id : null;
}
