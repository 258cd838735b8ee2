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
  const isAlive = ({ presence }: Seat) => presence !== 'out';
  const sheriff = seats.find(({ role }) => role === 'sheriff');
  if (sheriff !== undefined && isAlive(sheriff)) {
    const isLawless = seats.some((seat) => isAlive(seat) && (seat.role === 'outlaw' || seat.role === 'renegade'));
    return isLawless ? null : { side: 'law', winners: seatsWith(seats, ['sheriff', 'deputy']) };
  }
  const alive = seats.flatMap((seat, at) => (isAlive(seat) ? [seatId(at)] : []));
  const [last, ...others] = alive;
  if (last !== undefined && others.length === 0 && seats[last]?.role === 'renegade')
    return { side: 'renegade', winners: [last] };
  return { side: 'outlaws', winners: seatsWith(seats, ['outlaw']) };
}

function seatsWith(seats: readonly Seat[], roles: readonly Role[]): SeatId[] {
  return seats.flatMap((seat, at) => (roles.includes(seat.role) ? [seatId(at)] : []));
}
