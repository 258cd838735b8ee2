import { inPlayNamed, MISSED } from '../../../core.ts';
import { dangerous } from '../rules/dangerous.ts';
import { paysFrom, whyTooFewOn } from '../rules/load.ts';

const PRICE = 2;

/** For 2 tokens it counts as a Missed!, in any turn, and again for 2 more; no card is played (ARMED-CRATE-01 to -03-Q). */
export const crate = dangerous(
  'Crate',
  { traits: { protects: true, spends: PRICE } },
  {
    responds: {
      shot: {
        mayRepeat: true,
        why: (game, self) => whyTooFewOn(game, self, inPlayNamed(game, self, 'crate') ?? null, PRICE),
        *run(game, { self, source }) {
          const card = source?.card ?? null;
          return card !== null && (yield* paysFrom(game, self, card, PRICE)) ? MISSED : 0;
        },
      },
    },
  },
);
