import { character, doLater, mayDraw, seatOfFighter } from '../core.ts';

/** Each time the opponent avoids a hit of his owner's, they may draw a card (DUEL-WYATT-01, -03-Q). */
export const wyattEar = character(
  'Wyatt Ear',
  { side: 'law', life: 4, traits: { attack: 2, onAvoided: 4 } },
  {
    triggers: {
      *hitAvoided(game, { hit, self }) {
        if (hit.by === self && seatOfFighter(hit.target) !== self) doLater(game, 'wyatt-ear', self);
      },
    },
    afterwards: (game, owner) => mayDraw(game, owner, 1, 'wyatt-ear'),
  },
);
