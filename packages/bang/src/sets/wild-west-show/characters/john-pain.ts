import {
  character,
  faceOf,
  forget,
  type Game,
  handSize,
  memory,
  recall,
  refuse,
  remember,
  type SeatId,
} from '../../../core.ts';

const MOST_CARDS = 6;
const TOO_LATE = refuse('gainedTooLate', { ruling: 'WWS-JOHN-03' });

/** The cards that a draw! of the effect under way has brought him. */
export const justGained = memory<readonly number[]>('just-gained', { of: 'seat', initial: [], seenBy: 'all' });

/** What anybody turns for a draw! is his while he holds fewer than six cards; not to be used before the effect is over (WWS-JOHN-01 to -07-Q). */
export const johnPain = character(
  'John Pain',
  { life: 4 },
  {
    queries: {
      turnedHeirs: (heirs, { game, self }) => (handSize(game, self) < MOST_CARDS ? [...heirs, self] : heirs),
      whyForbidden: (reason, { game, self, card }) => {
        const isNew = card !== null && recall(game, justGained, self).includes(faceOf(game, card).id);
        return reason ?? (isNew ? TOO_LATE : undefined);
      },
    },
    triggers: {
      turnedTaken(game, { self, seat, card }) {
        if (seat === self) remember(game, justGained, [...stillNew(game, self), faceOf(game, card).id], self);
      },
      dustSettles(game, { self }) {
        if (game.state.resolving.length === 0) forget(game, justGained, self);
      },
    },
  },
);

/** A draw! that belongs to no card is an effect of its own: what came before it is free. */
function stillNew(game: Game, self: SeatId): readonly number[] {
  const isAlone = game.state.resolving.every(({ kind }) => kind === 'check');
  return isAlone ? [] : recall(game, justGained, self);
}
