import { card, doLater, draw, equippable } from '../core.ts';

/** Its owner draws a card each time the opponent moves their own token (DUEL-CLOCK-01, -03-Q). */
export const clock = card(
  'Clock',
  { colour: 'blue', isReload: true, traits: { worth: 2, punishes: 'swap' } },
  {
    needs: { at: equippable },
    triggers: {
      *tokenMoved(game, { self, seat, by }) {
        if (seat !== self && by === seat) doLater(game, 'clock', self);
      },
    },
    *afterwards(game, owner) {
      draw(game, owner, 1);
    },
  },
);
