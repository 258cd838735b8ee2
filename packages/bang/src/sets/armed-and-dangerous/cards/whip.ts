import { discardCardOf, reaches } from '../../../core.ts';
import { dangerous, forTokens } from '../rules/dangerous.ts';
import { cardInPlay } from '../rules/card-in-play.ts';

const PRICE = 3;

/** For 3 tokens any card in play is discarded, at any distance (ARMED-WHIP-01, ARMED-WHIP-02-Q). */
export const whip = dangerous(
  'Whip',
  { traits: { spends: PRICE } },
  {
    action: forTokens(PRICE, {
      traits: { discards: true, spends: PRICE },
      needs: cardInPlay,
      *run(game, { by, face, as }, { at, what }) {
        if (at === by || (yield* reaches(game, at, { by, face, as }))) yield* discardCardOf(game, by, at, what);
      },
    }),
  },
);
