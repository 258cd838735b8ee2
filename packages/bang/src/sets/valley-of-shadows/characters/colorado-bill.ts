import { character, drawCheck } from '../../../core.ts';

const SURE = { reason: 'colorado-bill', hits: { suits: ['♠'] }, isGood: true } as const;

/** For each BANG! card he plays he draws!: on a ♠ nothing avoids the shot (VALLEY-COLORADO-01 to -04-Q). */
export const coloradoBill = character(
  'Colorado Bill',
  { life: 4, traits: { pierces: true } },
  {
    triggers: {
      *shotFired(game, { self, shot }) {
        if (shot.by !== self || !shot.isBangCard) return;
        if (yield* drawCheck(game, self, SURE)) shot.isUnavoidable = true;
      },
    },
  },
);
