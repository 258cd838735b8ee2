import { draw, event, report, seatOf, sourcesChanged } from '../../../core.ts';
import { FIRST_OUT, isFirstOut } from '../rules/first-out.ts';

const LIFE = 2;
const CARDS = 2;

/** Whoever was the first to be eliminated is back for good when his turn comes, with two life points and two cards (FOC-DEAD-MAN-01 to -09-Q). */
export const deadMan = event('Dead Man', {
  queries: { takesTurns: (takes, { game, seat }) => takes || isFirstOut(game, seat) },
  triggers: {
    *returns(game, { seat }) {
      const player = seatOf(game, seat);
      if (player.presence !== 'out') return;
      player.presence = 'in';
      player.life = LIFE;
      player.tokens[FIRST_OUT] = 0; // FOC-DEAD-MAN-04: once
      sourcesChanged(game);
      report(game, 'returned', { seat });
      draw(game, seat, CARDS);
    },
  },
});
