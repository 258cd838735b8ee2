import { anySeat, card, drawCheck, loseLife } from '../../../core.ts';

const BITES = { reason: 'rattlesnake', hits: { suits: ['♠'] }, isGood: false } as const;

/** Laid in front of anybody: at the start of each turn its owner draws!, and a ♠ costs a life point (VALLEY-RATTLE-01 to -05-Q). */
export const rattlesnake = card(
  'Rattlesnake',
  { colour: 'blue', isLaidAt: true, traits: { burdens: true } },
  {
    needs: { at: anySeat },
    triggers: {
      *snakeBites(game, { self, seat }) {
        if (seat === self && (yield* drawCheck(game, self, BITES))) yield* loseLife(game, self, 1, { by: null });
      },
    },
  },
);
