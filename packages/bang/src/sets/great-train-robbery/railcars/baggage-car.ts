import {
  attack,
  card,
  cardToTake,
  discardCardOf,
  discardInPlay,
  MISSED,
  oneOf,
  onlyIf,
  reaches,
  seatThat,
  takeCard,
  whyFartherThan,
  whyNoneToTake,
  whyNothingThere,
  whyNotTake,
  whyOneself,
  whyOutOfReach,
} from '../../../core.ts';
import { discardedFor } from '../rules/railcar.ts';

const SHOT = 'bang';
const THEFT = 'panic';
const LOSS = 'cat-balou';

const target = seatThat((game, move, seat) => {
  const { by, chosen } = move;
  if (chosen['as'] === SHOT) return whyOneself(game, move, seat) ?? whyOutOfReach(game, move, seat);
  if (chosen['as'] === LOSS) return whyNothingThere(game, move, seat);
  return whyFartherThan(game, by, seat, 1) ?? whyNothingThere(game, move, seat) ?? whyNoneToTake(game, by, seat);
});

const { what: cardThere } = cardToTake(() => undefined);

/** Discarded it is a Missed!, at any time; in one's own turn a Panic!, a Cat Balou or one more BANG!, which is no BANG! card (TRAIN-BAGGAGE-01, -02-Q). */
export const baggageCar = card(
  'Baggage Car',
  { colour: 'blue', traits: { dodges: true } },
  {
    action: discardedFor(
      { takes: true },
      {
        needs: {
          as: oneOf('card', () => [SHOT, THEFT, LOSS]),
          at: target,
          what: onlyIf((_game, { chosen }) => chosen['as'] !== SHOT, {
            ...cardThere,
            why: (game, { by, chosen }, value) => (chosen['as'] === THEFT ? whyNotTake(game, by, value) : undefined),
          }),
        },
        *effect(game, { by, face, as: car }, { as, at, what }) {
          if (as === SHOT) yield* attack(game, { by, target: at, face });
          else if (what !== undefined && (yield* reaches(game, at, { by, face, as: car })))
            yield* as === THEFT ? takeCard(game, by, at, what) : discardCardOf(game, by, at, what);
        },
      },
    ),
    responds: {
      shot: {
        *run(game, { source }) {
          if (source !== null) discardInPlay(game, source);
          return MISSED;
        },
      },
    },
  },
);
