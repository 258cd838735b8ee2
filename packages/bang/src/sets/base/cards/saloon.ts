import { card, everybody, heal } from '../../../core.ts';

/** One life point for everybody in the game; no rescue and no Beer (BASE-SALOON-01 to -03). */
export const saloon = card(
  'Saloon',
  { colour: 'brown', affects: 'everybody', traits: { healsAll: 1 } },
  {
    *effect(game, play) {
      for (const guest of everybody(game, play)) heal(game, guest, 1);
    },
  },
);
