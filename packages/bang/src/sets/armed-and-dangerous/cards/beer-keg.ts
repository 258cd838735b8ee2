import { heal } from '../../../core.ts';
import { dangerous, forTokens } from '../rules/dangerous.ts';

const PRICE = 3;

/** For 3 tokens: a life point, in one's own turn, never as a rescue; no Beer (ARMED-KEG-01, ARMED-GEN-02). */
export const beerKeg = dangerous(
  'Beer keg',
  { traits: { spends: PRICE } },
  {
    action: forTokens(PRICE, {
      traits: { heals: 1, spends: PRICE },
      *run(game, { by }) {
        heal(game, by, 1);
      },
    }),
  },
);
