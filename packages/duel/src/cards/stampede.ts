import { card, equippable, moveToken } from '../core.ts';

/** When its owner's turn begins, its fighter changes position with the other one (DUEL-STAMPEDE-01). */
export const stampede = card(
  'Stampede',
  { colour: 'blue', isAlways: true, isReload: true, traits: { worth: -1 } },
  {
    needs: { at: equippable },
    triggers: {
      *herdRuns(game, { seat, self }) {
        if (seat === self) yield* moveToken(game, self, self);
      },
    },
  },
);
