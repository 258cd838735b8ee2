import {
  type Action,
  action,
  type CardId,
  cardId,
  carryOut,
  type ChosenFor,
  discardInPlay,
  type EffectOf,
  type Game,
  type Need,
  type Needs,
  oneOf,
  refuse,
  type Refusal,
  type SeatId,
  seatOf,
  type Traits,
} from '../../../core.ts';
import { isBlue } from './zones.ts';

/** What a railcar does that its owner discards for it, in their own turn (TRAIN-RAIL-01). */
export function discardedFor<N extends Needs>(
  traits: Traits,
  rules: {
    readonly why?: (game: Game, self: SeatId) => Refusal | undefined;
    readonly needs?: N;
    readonly effect: EffectOf<ChosenFor<N>>;
  },
): Action {
  const { why, needs, effect } = rules;
  return action({
    traits,
    ...(why && { why }),
    ...(needs && { needs }),
    *run(game, move, chosen: ChosenFor<N>) {
      discardInPlay(game, { owner: move.by, card: move.card });
      yield* carryOut(game, move, (_game, again) => effect(game, again, chosen), false);
    },
  });
}

const NO_BLUE = refuse('wrongCard', { needs: 'blue', ruling: 'TRAIN-CABOOSE-02-Q' });

/** Another blue card of one's own, of the hand or in play, railcars included (TRAIN-CABOOSE-01, -02-Q). */
export const anotherBlueCard: Need<CardId> = oneOf(
  'card',
  (game, { by }) => {
    const { hand, inPlay } = seatOf(game, by);
    return [...hand, ...inPlay];
  },
  (game, { card }, value) => (value !== card && isBlue(game, cardId(Number(value))) ? undefined : NO_BLUE),
);
