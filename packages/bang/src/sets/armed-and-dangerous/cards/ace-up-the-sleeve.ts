import { draw } from '../../../core.ts';
import { dangerous, forTokens } from '../rules/dangerous.ts';

const PRICE = 2;

/** For 2 tokens: a card from the pile (ARMED-ACE-01). */
export const aceUpTheSleeve = dangerous(
  'Ace up the sleeve',
  { traits: { spends: PRICE } },
  {
    action: forTokens(PRICE, {
      traits: { draws: 1, spends: PRICE },
      *run(game, { by }) {
        draw(game, by, 1);
      },
    }),
  },
);
