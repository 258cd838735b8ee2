import {
  ask,
  type CardId,
  character,
  choice,
  drawInPhaseOne,
  handSize,
  othersClockwise,
  questionOf,
  seatId,
  seatOf,
  takeCard,
} from '../../../core.ts';

/** May take the first card of his phase 1 from somebody's hand (BASE-JESSE-01, -02-Q). */
export const jesseJones = character(
  'Jesse Jones',
  { life: 4 },
  {
    *drawsInstead(game, self, count) {
      const hands = othersClockwise(game, self).filter((seat) => handSize(game, seat) > 0);
      if (hands.length === 0) return drawInPhaseOne(game, self, count);
      const from = yield* ask(game, self, () =>
        questionOf<number | 'pile'>('drawFrom', null, choice('from', ['pile', ...hands])),
      );
      if (from === null || from === 'pile') return drawInPhaseOne(game, self, count);
      yield* takeCard(game, self, seatId(from), 'hand');
      const taken: CardId[] = seatOf(game, self).hand.slice(-1);
      return [...taken, ...drawInPhaseOne(game, self, count - 1)];
    },
  },
);
