import { anySeat, card, cost, heal } from '../../../core.ts';

/** For another card of the hand: one life point for a player of choice, oneself too; no Beer (DODGE-DISC-03, DODGE-OTHER-06). */
export const tequila = card(
  'Tequila',
  { colour: 'brown', traits: { healsAnyone: 1, costs: 1 } },
  {
    needs: { at: anySeat, cost: cost(1) },
    *effect(game, _move, { at }) {
      heal(game, at, 1);
    },
  },
);
