import { drawCheck, event, mayWinAnotherTurn } from '../../../core.ts';

/** At the end of a turn its player draws!: a Heart brings him one more, which ends without this (FOC-VENDETTA-01 to -06-Q). */
export const vendetta = event('Vendetta', {
  triggers: {
    *turnEnded(game, { seat }) {
      const { turn } = game.state;
      if (turn.isExtra || turn.isSkipped || turn.isOver || !mayWinAnotherTurn(game, seat)) return; // FOC-VENDETTA-04-Q
      const hits = { suits: ['♥'] } as const;
      if (yield* drawCheck(game, seat, { reason: 'vendetta', hits, isGood: true })) turn.extraTurns += 1;
    },
  },
});
