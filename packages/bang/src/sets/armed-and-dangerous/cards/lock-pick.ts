import { handSize, reaches, refuse, seatThat, takeCard } from '../../../core.ts';
import { dangerous, forTokens } from '../rules/dangerous.ts';

const PRICE = 3;

/** For 3 tokens: a random card of anybody else's hand, at any distance (ARMED-LOCKPICK-01). */
export const lockPick = dangerous(
  'Lock Pick',
  { traits: { spends: PRICE } },
  {
    action: forTokens(PRICE, {
      traits: { takes: true, range: Number.POSITIVE_INFINITY, spends: PRICE },
      needs: {
        at: seatThat((game, { by }, seat) => {
          if (seat === by) return refuse('notOneself', { ruling: 'ARMED-LOCKPICK-01' });
          return handSize(game, seat) > 0 ? undefined : refuse('nothingThere', { ruling: 'ARMED-LOCKPICK-01' });
        }),
      },
      *run(game, { by, face, as }, { at }) {
        if (yield* reaches(game, at, { by, face, as })) yield* takeCard(game, by, at, 'hand');
      },
    }),
  },
);
