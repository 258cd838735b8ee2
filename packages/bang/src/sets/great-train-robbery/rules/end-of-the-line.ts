import { type Game, hearing, judgeNow, moment, type Procedure } from '../../../core.ts';
import { mayTakeThere } from './taking.ts';
import { advance, reset } from './train.ts';
import { lineOf } from './zones.ts';

/** How often the locomotive's effect is carried out; told when it is due (TRAIN-FULL-04-Q). */
type Times = () => Procedure<number>;

/** Moves the train on; at the End of the Line comes what follows there. */
export function* moveTrain(game: Game, isToEnd = false, times?: Times): Procedure {
  if (lineOf(game).length === 0) return;
  if (yield* advance(game, isToEnd)) yield* pullIn(game, times);
}

/** The chance to take a railcar, the locomotive's effect for everybody, the reset (TRAIN-EOL-02 to -04). */
export function* pullIn(game: Game, times?: Times): Procedure {
  yield* mayTakeThere(game, game.state.turn.seat);
  const rounds = times === undefined ? 1 : yield* times();
  for (let round = 0; round < rounds; round++) {
    if (round > 0 && judgeNow(game)) break; // TRAIN-FULL-05-Q
    yield* moment(game, hearing(game).lineEnds, {});
  }
  if (judgeNow(game)) return; // TRAIN-IRON-03: nothing follows a game that is won
  yield* reset(game);
}
