import { comeBack, draw, event, isInPlay } from '../../../core.ts';
import { bringBackOnce, isFirstOut } from '../rules/first-out.ts';

const LIFE = 2;
const CARDS = 2;

/** Whoever was the first to be eliminated is back for good when his turn comes, with two life points and two cards (FOC-DEAD-MAN-01 to -09-Q). */
export const deadMan = event('Dead Man', {
  queries: { takesTurns: (takes, { game, seat }) => takes || isFirstOut(game, seat) },
  triggers: {
    returns(game, { seat }) {
      if (isInPlay(game, seat) || !isFirstOut(game, seat)) return;
      bringBackOnce(game, seat);
      comeBack(game, seat, { by: 'dead-man', as: 'in', life: LIFE });
      draw(game, seat, CARDS);
    },
  },
});
