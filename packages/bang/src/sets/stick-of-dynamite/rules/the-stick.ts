import {
  clockwiseFrom,
  type Game,
  isInTurn,
  leftOf,
  report,
  ruleModule,
  type SeatId,
  seatOf,
  starterOf,
} from '../../../core.ts';

export const STICK = 'stick';

/** Who hits another player with a BANG! card in his turn takes the Stick (STICK-04 to -06, STICK-17-Q). */
export const theStick = ruleModule('the-stick', {
  triggers: {
    bangHit(game, { by, target }) {
      if (isInTurn(game, by) && by !== target) moveStick(game, by);
    },
    eliminated(game, { seat }) {
      leaveStick(game, seat);
    },
    leftAgain(game, { seat }) {
      leaveStick(game, seat); // STICK-26-Q
    },
  },
});

/** STICK-02: it starts with the Sheriff; among three with the Deputy (DODGE-3P-10-Q). */
export function placeStick(game: Game): void {
  const seat = starterOf(game.state);
  seatOf(game, seat).tokens[STICK] = 1;
  report(game, 'tokenMoved', { seat, detail: { token: STICK } });
}

/** Who gets the next Dynamite: the player with the Stick; while he is on his way out, the next to his left. */
export function stickHolder(game: Game): SeatId {
  const seat = seatOfStick(game);
  return clockwiseFrom(game, seat)[0] ?? seat;
}

function seatOfStick(game: Game): SeatId {
  return game.seats.find((seat) => (seatOf(game, seat).tokens[STICK] ?? 0) > 0) ?? starterOf(game.state);
}

/** STICK-13-Q: a holder is always needed. */
function leaveStick(game: Game, seat: SeatId): void {
  if (seat === seatOfStick(game)) moveStick(game, leftOf(game, seat));
}

function moveStick(game: Game, to: SeatId): void {
  const from = seatOfStick(game);
  if (to === from) return;
  delete seatOf(game, from).tokens[STICK];
  seatOf(game, to).tokens[STICK] = 1;
  report(game, 'tokenMoved', { seat: to, target: from, detail: { token: STICK } });
}
