import {
  ask,
  card,
  choice,
  type Game,
  inForce,
  type Procedure,
  questionOf,
  says,
  type SeatId,
  type Traits,
} from '../../../core.ts';
import { moveTrain } from '../rules/end-of-the-line.ts';
import { LOCOMOTIVE } from '../rules/zones.ts';

/** The train goes straight to the End of the Line; its player has the locomotive's effect left out, or carried out twice (TRAIN-FULL-01 to -05-Q). */
export const fullSteam = card(
  'Full Steam',
  { colour: 'brown', traits: { drives: 'toTheEnd' } },
  {
    *effect(game, { by }) {
      yield* moveTrain(game, true, () => howOften(game, by));
    },
  },
);

/** What the locomotive does. */
function effectOf(game: Game): Traits {
  return game.book.events.get(inForce(game, LOCOMOTIVE) ?? '')?.traits ?? {};
}

function* howOften(game: Game, by: SeatId): Procedure<number> {
  const effect = yield* ask(game, by, () =>
    questionOf<string>('fullSteam', says({ deeds: { twice: effectOf(game) } }), choice('effect', ['ignored', 'twice'])),
  );
  return effect === 'twice' ? 2 : 0;
}
