import { character, draw, onceATurn, refuse, seatOf } from '../core.ts';

const NOT_EMPTY = refuse('handNotEmpty', { ruling: 'DUEL-BABE-01' });

/** Once a turn, with no card in hand, her owner may draw two (DUEL-BABE-01). */
export const babeLeroy = character(
  'Babe Leroy',
  { side: 'outlaws', life: 4, traits: { attack: 1 } },
  {
    action: onceATurn('babe-leroy', {
      ruling: 'DUEL-BABE-01',
      traits: { draws: 2 },
      why: (game, self) => (seatOf(game, self).hand.length > 0 ? NOT_EMPTY : undefined),
      *run(game, { by }) {
        draw(game, by, 2);
      },
    }),
  },
);
