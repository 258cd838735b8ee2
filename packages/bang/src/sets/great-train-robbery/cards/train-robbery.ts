import {
  anotherSeat,
  ask,
  attack,
  card,
  type CardId,
  choice,
  discardInPlay,
  type Game,
  inPlayOf,
  isInZone,
  type Move,
  type Procedure,
  type Question,
  question,
  reaches,
  says,
  type SeatId,
  seatOf,
  settle,
} from '../../../core.ts';

const EACH = says({ deeds: { giveUp: { costs: 1 }, face: { hurts: 1 } } });

type Decision = { readonly do: 'giveUp' | 'face'; readonly card: CardId };

/** Instead of the BANG! of the turn: for each card in front of a player at any distance they lose it, or face a shot (TRAIN-ROBBERY-01 to -05-Q). */
export const trainRobbery = card(
  'Train Robbery',
  { colour: 'brown', isLimited: true, traits: { discards: true } },
  {
    needs: { at: anotherSeat },
    *effect(game, move, { at }) {
      if (yield* reaches(game, at, move)) yield* rob(game, move, at);
    },
  },
);

function* rob(game: Game, { by, face }: Move, at: SeatId): Procedure {
  let left = [...seatOf(game, at).inPlay];
  // TRAIN-ROBBERY-05-Q: what has left play meanwhile needs no decision
  for (; left.length > 0; left = left.filter((one) => isInZone(game, one, inPlayOf(at)))) {
    const decision = yield* ask(game, at, () => robberyQuestion(left));
    if (decision === null) return;
    left = left.filter((one) => one !== decision.card);
    if (decision.do === 'giveUp') discardInPlay(game, { owner: at, card: decision.card });
    else yield* attack(game, { by, target: at, face });
    yield* settle(game);
  }
}

/** Card by card, in the order the target likes (TRAIN-ROBBERY-04-Q). */
function robberyQuestion(left: readonly CardId[]): Question<Decision> {
  const options = choice('do', ['giveUp', 'face'], { next: () => choice('card', [...left]) });
  return question<Decision>('trainRobbery', EACH, options);
}
