import { card, heal } from '../../../core.ts';
import { pays, upgrade } from '../rules/load.ts';

const PRICE = 3;

/** A life point, and one more for every 3 tokens; no Beer and no rescue (ARMED-NIP-01, ARMED-UPGRADE-03). */
export const aLittleNip = card(
  'A little nip',
  { colour: 'brown', traits: { heals: 1, spends: PRICE } },
  {
    needs: upgrade(PRICE),
    *effect(game, { by }, { times = 0, pay }) {
      if (yield* pays(game, by, pay)) heal(game, by, 1 + times);
    },
  },
);
