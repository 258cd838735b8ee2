import type { Game } from './game.ts';
import { report } from './events.ts';
import { type SeatId, seatId } from './ids.ts';
import { isHunt } from './seats.ts';
import type { Outcome, Role, Seat } from './state.ts';

/** Who has won by now, or null. The base rule; the fate of the Sheriff decides it. */
export function judge(game: Game): Outcome | null {
  const { seats, turn } = game.state;
  const outcome = judgeSeats(seats, turn.notes[HUNT_WON]);
  if (outcome !== null) report(game, 'gameWon', { detail: { side: outcome.side, winners: outcome.winners } });
  return outcome;
}

/** What the turn remembers once somebody has killed whom he hunts: his seat. */
export const HUNT_WON = 'hunt-won';

/** DODGE-3P-03, -04: whoever has killed his quarry himself, else the last one alive. */
function judgeHunt(seats: readonly Seat[], hunter: number | undefined): Outcome | null {
  const alive = seats.flatMap(({ presence }, at) => (presence === 'out' ? [] : [at]));
  const winner = hunter ?? (alive.length === 1 ? alive[0] : undefined);
  const role = winner === undefined ? undefined : seats[winner]?.role;
  if (winner === undefined || role === undefined || role === 'sheriff') return null;
  return { side: role, winners: [seatId(winner)] };
}

function judgeSeats(seats: readonly Seat[], hunter: number | undefined): Outcome | null {
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
  if (isHunt({ seats })) return judgeHunt(seats, hunter);
  const isRenegadeAlone = renegades === 1 && outlaws + deputies === 0;
  if (!isRenegadeAlone) return { side: 'outlaws', winners: seatsWith(seats, ['outlaw']) };
  const winners = seatsWith(seats, ['renegade']).filter((seat) => seats[seat]?.presence !== 'out');
  return { side: 'renegade', winners };
}

function seatsWith(seats: readonly Seat[], roles: readonly Role[]): SeatId[] {
  return seats.flatMap((seat, at) => (roles.includes(seat.role) ? [seatId(at)] : []));
}
