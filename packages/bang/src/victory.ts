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
  let isSheriffAlive = false;
  let deputies = 0;
  let outlaws = 0;
  let renegades = 0;
  for (const { presence, role } of seats) {
    if (presence === 'out') continue;
    if (role === 'sheriff') isSheriffAlive = true;
    else if (role === 'deputy') deputies += 1;
    else if (role === 'outlaw') outlaws += 1;
    else renegades += 1;
  }
  if (isSheriffAlive) {
    const isLawless = outlaws + renegades > 0;
    return isLawless ? null : { side: 'law', winners: seatsWith(seats, ['sheriff', 'deputy']) };
  }
  const isRenegadeAlone = renegades === 1 && outlaws + deputies === 0;
  if (!isRenegadeAlone) return { side: 'outlaws', winners: seatsWith(seats, ['outlaw']) };
  const winners = seatsWith(seats, ['renegade']).filter((seat) => seats[seat]?.presence !== 'out');
  return { side: 'renegade', winners };
}

function seatsWith(seats: readonly Seat[], roles: readonly Role[]): SeatId[] {
  return seats.flatMap((seat, at) => (roles.includes(seat.role) ? [seatId(at)] : []));
}
