import {
  type Game,
  memory,
  type Procedure,
  recall,
  remember,
  ruleModule,
  type SeatId,
  shuffle,
  turnUpNext,
} from '../../../core.ts';
import { stagecoach } from '../../base/cards/stagecoach.ts';
import { wellsFargo } from '../../base/cards/wells-fargo.ts';

/** The stack in which the show cards lie. */
export const SHOW = 'show';

/** In front of whom the pile lies; null while it lies in the middle. */
export const showHolder = memory<number | null>('show-holder', { of: 'game', initial: null, seenBy: 'all' });

export const TURN_THE_PILE: readonly string[] = [stagecoach.slug, wellsFargo.slug];

/** Whoever plays a Stagecoach or a Wells Fargo takes the pile and turns up its next card (WWS-FLIP-01 to -12-Q). */
export const showPile = ruleModule('show-pile', {
  triggers: {
    *cardDone(game, { seat, as }) {
      if (TURN_THE_PILE.includes(as)) yield* turnPile(game, seat);
    },
    // WWS-FLIP-11-Q
    eliminated(game, { seat }) {
      layInTheMiddle(game, seat);
    },
    leftAgain(game, { seat }) {
      layInTheMiddle(game, seat);
    },
  },
});

function layInTheMiddle(game: Game, holder: SeatId): void {
  if (recall(game, showHolder) === holder) remember(game, showHolder, null);
}

function* turnPile(game: Game, seat: SeatId): Procedure {
  if ((game.state.stacks[SHOW] ?? []).length === 0) return; // WWS-FLIP-07
  remember(game, showHolder, seat);
  yield* turnUpNext(game, SHOW, seat);
}

/** WWS-SETUP-02: shuffled, but for the one that comes last. */
export function stackShow({ state }: Game, cards: readonly string[], last: string): void {
  const others = cards.filter((slug) => slug !== last);
  shuffle(state.random, others);
  state.stacks[SHOW] = [...others, last];
}
