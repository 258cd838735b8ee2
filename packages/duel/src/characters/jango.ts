import { character, doLater, mayDraw } from '../core.ts';

/** Each time the opponent moves their own token his owner may draw a card (DUEL-JANGO-01, DUEL-CLOCK-03-Q). */
export const jango = character(
  'Jango',
  { side: 'law', life: 3, traits: { defence: 2, punishes: 'swap' } },
  {
    triggers: {
      *tokenMoved(game, { self, seat, by }) {
        if (seat !== self && by === seat) doLater(game, 'jango', self);
      },
    },
    afterwards: (game, owner) => mayDraw(game, owner, 1, 'jango'),
  },
);
