import { character, hitLater, otherSeat } from '../core.ts';

/** Each time his owner moves the token to him, the opponent's fighter in the rear is the target of a hit (DUEL-TOM-01 to -03-Q). */
export const tomThorn = character(
  'Tom Thorn',
  { side: 'outlaws', life: 4, traits: { onEntry: 3 } },
  {
    triggers: {
      *tokenMoved(game, { self, by, to, fighter }) {
        if (by === self && to === fighter) hitLater(game, fighter, { at: 'rear', seat: otherSeat(self) });
      },
    },
  },
);
