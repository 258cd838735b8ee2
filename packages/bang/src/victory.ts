import type { Game } from './game.ts';
import { report } from './events.ts';
import { type SeatId, seatId } from './ids.ts';
import type { Outcome, Role, Seat } from './state.ts';

/** Who has won by now, or null. The base rule; the fate of the Sheriff decides it. */
export function judge(game: Game): Outcome | null {
  const { seats } = game.state;
  const outcome = judgeSeats(seats);
  if (outcome !== null) report(game, 'gameWon', { detail: { side: outcome.side, winners: outcome.winners } });
  return outcome;
}

function judgeSeats(seats: readonly Seat[]): Outcome | null {
  const alive = { sheriff: 0, deputy: 0, outlaw: 0, renegade: 0 };
  for (const { presence, role } of seats) if (presence !== 'out') alive[role] += 1;
  if (alive.sheriff > 0) {
    const isLawless = alive.outlaw + alive.renegade > 0;
    return isLawless ? null : { side: 'law', winners: seatsWith(seats, ['sheriff', 'deputy']) };
  }
  const isRenegadeAlone = alive.renegade === 1 && alive.outlaw + alive.deputy === 0;
  if (!isRenegadeAlone) return { side: 'outlaws', winners: seatsWith(seats, ['outlaw']) };
  return {
    side: 'renegade',
    winners: seatsWith(seats, ['renegade']).filter((seat) => seats[seat]?.presence !== 'out'),
  };
}

function seatsWith(seats: readonly Seat[], roles: readonly Role[]): SeatId[] {
  return seats.flatMap((seat, at) => (roles.includes(seat.role) ? [seatId(at)] : []));
}
