import {
  type Game,
  hasRole,
  hasSheriff,
  isInPlay,
  memory,
  quarryOf,
  recall,
  remember,
  REWARD,
  type Role,
  ruleModule,
  type SeatId,
  seatId,
  seatOf,
} from '../../../core.ts';

/** Who has eliminated their own quarry. */
export const huntWon = memory<number | null>('hunt-won', { of: 'turn', initial: null, seenBy: 'all' });

/** Somebody has gone out without their hunter's doing: from then on it is the last one alive who wins (DODGE-3P-04). */
export const huntOff = memory<boolean>('hunt-off', { of: 'game', initial: false, seenBy: 'all' });

const QUARRIES: { readonly [R in Role]?: Role } = { deputy: 'renegade', renegade: 'outlaw', outlaw: 'deputy' };

/** The game of three: no Sheriff, open roles, each hunts one; an elimination is always rewarded (DODGE-3P-01 to -06). */
export const theHunt = ruleModule('the-hunt', {
  isOn: ({ seats }) => !hasSheriff(seats),
  queries: {
    quarry: (_quarry, { game, seat }) => {
      const role = QUARRIES[seatOf(game, seat).role];
      return game.seats.find((other) => seatOf(game, other).role === role) ?? null;
    },
    reward: () => REWARD,
    outcome: (_outcome, { game }) => {
      const winner = winnerOf(game);
      return winner === undefined ? null : { side: seatOf(game, winner).role, winners: [winner] };
    },
  },
  triggers: {
    eliminated(game, { seat, by }) {
      const isHunted = by !== null && quarryOf(game, by) === seat;
      if (!isHunted) remember(game, huntOff, true);
      else if (!recall(game, huntOff)) remember(game, huntWon, by); // WWS-MIX-22-Q
    },
  },
});

/** DODGE-3P-03, -04: whoever has killed their quarry themselves, else the last one alive. */
function winnerOf(game: Game): SeatId | undefined {
  const hunter = recall(game, huntWon);
  if (hunter !== null) return seatId(hunter);
  const [last, ...others] = game.seats.filter((seat) => isInPlay(game, seat));
  if (last === undefined) return game.seats.find((seat) => hasRole(game, seat, 'outlaw')); // TRAIN-IRON-08-Q
  return others.length === 0 ? last : undefined;
}
