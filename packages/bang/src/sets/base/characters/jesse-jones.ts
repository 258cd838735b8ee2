import { ask, character, choice, handSize, othersClockwise, questionOf, seatId, takeCard } from '../../../core.ts';

/** May take the first card of his phase 1 from somebody's hand (BASE-JESSE-01, -02-Q). */
export const jesseJones = character(
  'Jesse Jones',
  { life: 4 },
  {
    draws: {
      *first(game, self) {
        const hands = othersClockwise(game, self).filter((seat) => handSize(game, seat) > 0);
        if (hands.length === 0) return undefined;
        const from = yield* ask(game, self, () =>
          questionOf<number | 'pile'>('drawFrom', null, choice('from', ['pile', ...hands])),
        );
        if (from === null || from === 'pile') return undefined;
        const taken = yield* takeCard(game, self, seatId(from), 'hand');
        return taken === undefined ? [] : [taken];
      },
    },
  },
);
