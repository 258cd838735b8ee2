import { character, hitFrontLater } from '../core.ts';

/** The opponent takes or discards a card of his owner's hand or of his Equipment: their fighter in front is the target of a hit (DUEL-WILD-01, -02-Q). */
export const wildBill = character(
  'Wild Bill',
  { side: 'law', life: 5, traits: { defence: 1, punishes: 'theft' } },
  {
    triggers: {
      *cardTaken(game, { by, from, owner, self, fighter }) {
        if (by !== self && from === self && (owner === null || owner === fighter)) hitFrontLater(game, fighter);
      },
    },
  },
);
