import {
  anotherSeat,
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
import { inTurn, oneTargetAndMore } from '../rules/further-targets.ts';
import { pays } from '../rules/load.ts';

/** Somebody, and another one for each token, gives up a BANG! card or loses a life point (ARMED-ARROW-01 to -05-Q). */
export const arrow = card(
  'Arrow',
  { colour: 'brown', traits: { wounds: 'one', spends: 1 } },
  {
    needs: oneTargetAndMore(anotherSeat),
    *effect(game, play, { at, pay, also }) {
      if (!(yield* pays(game, play.by, pay))) return;
      yield* oneByOne(game, inTurn(game, play.by, at, also), (target) => strike(game, target, play));
    },
  },
);

function* strike(game: Game, target: SeatId, play: Move): Procedure {
  const { by, face } = play;
  if (!(yield* reaches(game, target, play))) return;
  if (!(yield* returnsFire(game, target, 'arrow', by))) yield* loseLife(game, target, 1, { by, face });
}
