import { anySeat, card, heal } from '../../../core.ts';

/** One player of choice regains a life point, oneself too (GOLD-SHOT-01, -02-Q). */
export const shot = card(
  'Shot',
  { colour: 'brown', price: 1, traits: { healsAnyone: 1 } },
  {
    needs: { at: anySeat },
    *effect(game, _move, { at }) {
      heal(game, at, 1);
    },
  },
);
