import {
  action,
  attack,
  card,
  type CardId,
  cardId,
  discardTogether,
  faceOf,
  type FaceId,
  type Game,
  listNeeds,
  MISSED,
  type Procedure,
  type Refusal,
  type SeatId,
  seatInReach,
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
        yield* attack(game, { by, target: at, face });
      },
    }),
    responds: {
      demand: {
        why: whyNoMore,
        needs: listNeeds({ card: anotherBlueCard }),
        *run(game, { self, chosen }) {
          yield* giveUp(game, self, cardId(Number(chosen['card'])));
          return MISSED;
        },
      },
    },
  },
);

function* giveUp(game: Game, by: SeatId, given: CardId): Procedure<FaceId> {
  const { id } = faceOf(game, given);
  useInTurn(game, SLUG);
  yield* discardTogether(game, by, [given]);
  return id;
}
