import { card, clockwiseFrom, heal } from '../../../core.ts';

/** One life point for everybody in the game; no rescue and no Beer (BASE-SALOON-01 to -03). */
export const saloon = card(
  'Saloon',
  { colour: 'brown', traits: { healsAll: 1 } },
  {
    *effect(game, { by }) {
      for (const guest of clockwiseFrom(game, by)) heal(game, guest, 1);
    },
  },
);
