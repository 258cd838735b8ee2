import { character, faceOf, mayDraw, otherSeat, report } from '../core.ts';

/** His owner shows the second card of the draw phase: for a Horseshoe they may draw one of the opponent's deck (DUEL-GARRET-01). */
export const patGarret = character(
  'Pat Garret',
  { side: 'law', life: 5, traits: { defence: 1 } },
  {
    triggers: {
      *phaseDrawn(game, { seat, self, cards: [, second] }) {
        if (seat !== self || second === undefined) return;
        report(game, 'shown', { seat, cards: [second] });
        if (faceOf(game, second).symbol === 'horseshoe') yield* mayDraw(game, self, 1, 'pat-garret', otherSeat(self));
      },
    },
  },
);
