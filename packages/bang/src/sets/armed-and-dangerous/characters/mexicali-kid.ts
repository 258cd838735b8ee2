import { action, attack, character, seatInReach, useInTurn, whyNoMoreUses } from '../../../core.ts';
import { payment, pays } from '../rules/load.ts';

const PRICE = 2;

/** Once in his turn, for 2 tokens: a shot at somebody in reach, without a card (ARMED-MEXICALI-01, -02). */
export const mexicaliKid = character(
  'Mexicali Kid',
  { life: 4 },
  {
    action: action({
      traits: { shoots: 'one', spends: PRICE },
      why: (game, self, { slug }) => whyNoMoreUses(game, self, slug, { most: 1, ruling: 'ARMED-MEXICALI-01' }),
      needs: { at: seatInReach, pay: payment(() => PRICE) },
      *run(game, { by, as }, { at, pay }) {
        useInTurn(game, as);
        if (yield* pays(game, by, pay)) yield* attack(game, { by, target: at, face: null });
      },
    }),
  },
);
