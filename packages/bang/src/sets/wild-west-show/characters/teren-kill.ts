import { character, draw, drawCheck, heal, seatOf } from '../../../core.ts';

/** About to go out he draws!: any suit but Spades keeps him in with one life point and brings a card (WWS-TEREN-01 to -06-Q). */
export const terenKill = character(
  'Teren Kill',
  { life: 3 },
  {
    triggers: {
      *lastChance(game, { self, seat }) {
        if (seat !== self) return;
        const check = { reason: 'teren-kill', hits: { suits: ['♥', '♦', '♣'] }, isGood: true } as const;
        if (!(yield* drawCheck(game, self, check))) return;
        heal(game, self, 1 - seatOf(game, self).life); // WWS-TEREN-05-Q: to exactly one
        draw(game, self, 1);
      },
    },
  },
);
