import { card, heal } from '../../../core.ts';

/** One life point in one's own turn, with two players left too; no Beer and no rescue (VALLEY-LASTCALL-01). */
export const lastCall = card(
  'Last Call',
  { colour: 'brown', traits: { heals: 1 } },
  {
    *effect(game, { by }) {
      heal(game, by, 1);
    },
  },
);
