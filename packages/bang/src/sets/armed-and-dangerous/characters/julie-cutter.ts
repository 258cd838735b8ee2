import { attack, character, drawCheck } from '../../../core.ts';

const SHE_SHOOTS = { reason: 'julie-cutter', hits: { suits: ['♥', '♦'] }, isGood: true } as const;

/** Whoever makes her lose life: she draws!, and red is a shot at them, at any distance (ARMED-JULIE-01 to -06-Q). */
export const julieCutter = character(
  'Julie Cutter',
  { life: 4, traits: { avenges: true } },
  {
    triggers: {
      *lifeLost(game, { self, seat, by }) {
        if (seat !== self || by === null || by === self) return;
        if (yield* drawCheck(game, self, SHE_SHOOTS)) yield* attack(game, { by: self, target: by, face: null });
      },
    },
  },
);
