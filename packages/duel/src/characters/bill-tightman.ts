import { character, mayDraw } from '../core.ts';

/** Another character is eliminated: his owner may draw two cards (DUEL-BILL-01, -02-Q). */
export const billTightman = character(
  'Bill Tightman',
  { side: 'law', life: 5, traits: { attack: 1 } },
  {
    triggers: {
      *eliminated(game, { self, target, fighter }) {
        if (target !== fighter) yield* mayDraw(game, self, 2, 'bill-tightman');
      },
    },
  },
);
