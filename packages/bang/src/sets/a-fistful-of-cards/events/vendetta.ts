import { drawCheck, event } from '../../../core.ts';

/** At the end of a turn its player draws!: a Heart brings him one more, which ends without this (FOC-VENDETTA-01 to -06-Q). */
export const vendetta = event('Vendetta', {
  triggers: {
    *turnEnded(game, { seat }) {
      const { turn } = game.state;
      if (turn.isExtra || turn.isSkipped || turn.isOver) return; // FOC-VENDETTA-04-Q
      const sign = yield* drawCheck(game, seat);
      if (sign?.suit === '♥') turn.extraTurns += 1;
    },
  },
});
