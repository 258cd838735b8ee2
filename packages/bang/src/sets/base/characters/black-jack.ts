import { character, drawInPhaseOne, showOnce, signOf } from '../../../core.ts';

/** Shows the second card of his phase 1; if it is red he draws one more (BASE-BLACK-01, -03-Q). */
export const blackJack = character(
  'Black Jack',
  { life: 4 },
  {
    triggers: {
      phaseOneDrawn(game, { self, seat, cards: [, second] }) {
        if (seat !== self || second === undefined) return;
        showOnce(game, self, second);
        const suit = signOf(game, second)?.suit;
        if (suit === '♥' || suit === '♦') drawInPhaseOne(game, self, 1);
      },
    },
  },
);
