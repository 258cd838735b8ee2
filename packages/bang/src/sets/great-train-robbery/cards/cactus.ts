import { card, drawCheck, heal, MISSED } from '../../../core.ts';

const JUICE = { reason: 'cactus', hits: { suits: ['♥', '♦'] }, isGood: true } as const;

/** Cancels a shot as a Missed! would, and its player draws! at once: ♥ or ♦ bring a life point (TRAIN-CACTUS-01, -02-Q). */
export const cactus = card(
  'Cactus',
  { colour: 'brown', traits: { dodges: true } },
  {
    responds: {
      shot: {
        *run(game, { self }) {
          if (yield* drawCheck(game, self, JUICE)) heal(game, self, 1);
          return MISSED;
        },
      },
    },
  },
);
