import {
  cancels,
  clockwiseFrom,
  event,
  type Game,
  loseLife,
  type Procedure,
  type SeatId,
  starterOf,
} from '../../../core.ts';

const LOSS = 2;

/** Turned up: from the Sheriff on everybody in turn gives up a Missed!; the first who does not loses two life points (FOC-RUSSIAN-ROULETTE-01 to -07-Q). */
export const russianRoulette = event('Russian Roulette', {
  triggers: {
    *cameIntoForce(game, { card, source }) {
      if (card !== source.slug) return;
      const round = clockwiseFrom(game, starterOf(game.state));
      for (let loser: SeatId | undefined; loser === undefined; ) loser = yield* goRound(game, round);
    },
  },
});

/** Once round the table; who has lost, or nobody. */
function* goRound(game: Game, round: readonly SeatId[]): Procedure<SeatId | undefined> {
  for (const target of round) {
    if (yield* cancels(game, { by: null, target, face: null, damage: LOSS })) continue;
    yield* loseLife(game, target, LOSS, { by: null });
    return target;
  }
  return undefined;
}
