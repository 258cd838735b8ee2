import { character, drawCheck, mayWinAnotherTurn } from '../../../core.ts';

/** At the end of his turn he draws!: a red card brings him one more, which ends without this (GOLD-DON-01 to -04-Q). */
export const donBell = character(
  'Don Bell',
  { life: 4 },
  {
    triggers: {
      *turnEnded(game, { self, seat }) {
        const { turn } = game.state;
        if (seat !== self || turn.isExtra || turn.isSkipped || turn.isOver || !mayWinAnotherTurn(game, self)) return;
        const hits = { suits: ['♥', '♦'] } as const;
        if (yield* drawCheck(game, self, { reason: 'don-bell', hits, isGood: true })) turn.extraTurns += 1;
      },
    },
  },
);
