import { attack, character } from '../../../core.ts';

/** Whoever takes or discards one of his cards is shot at first, at any distance (VALLEY-HENRY-01 to -09-Q). */
export const henryBlock = character(
  'Henry Block',
  { life: 4, traits: { guards: true } },
  {
    triggers: {
      *cardAtStake(game, { self, seat, by }) {
        if (seat === self) yield* attack(game, { by: self, target: by, face: null });
      },
    },
  },
);
