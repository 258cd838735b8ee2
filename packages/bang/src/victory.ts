import type { Game } from './game.ts';
import { report } from './events.ts';
import { type SeatId, seatId } from './ids.ts';
import { isHunt } from './seats.ts';
import type { Outcome, Role, Seat } from './state.ts';

/** Who has won by now, or null. The base rule; the fate of the Sheriff decides it. */
export function judge(game: Game): Outcome | null {
  const { seats, turn } = game.state;
  if (isSheriffFaced(seats)) return null;
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

/** As long as the Sheriff faces an Outlaw or a Renegade nobody has won. */
function isSheriffFaced(seats: readonly Seat[]): boolean {
  let isSheriffAlive = false;
  let isLawless = false;
  for (const { presence, role } of seats) {
    if (presence === 'out') continue;
    if (role === 'sheriff') isSheriffAlive = true;
    else if (role !== 'deputy') isLawless = true;
    if (isSheriffAlive && isLawless) return true;
  }
  return false;
}

/** Nobody faces the Sheriff any more. */
function judgeSeats(seats: readonly Seat[], hunter: number | undefined): Outcome | null {
  const isSheriffAlive = countAlive(seats, 'sheriff') > 0;
  if (isSheriffAlive) return { side: 'law', winners: seatsWith(seats, ['sheriff', 'deputy']) };
  if (isHunt({ seats })) return judgeHunt(seats, hunter);
  const others = countAlive(seats, 'outlaw') + countAlive(seats, 'deputy');
  const isRenegadeAlone = countAlive(seats, 'renegade') === 1 && others === 0;
  if (!isRenegadeAlone) return { side: 'outlaws', winners: seatsWith(seats, ['outlaw']) };
  const winners = seatsWith(seats, ['renegade']).filter((seat) => seats[seat]?.presence !== 'out');
  return { side: 'renegade', winners };
}

function countAlive(seats: readonly Seat[], role: Role): number {
  return seats.filter((seat) => seat.presence !== 'out' && seat.role === role).length;
}

function seatsWith(seats: readonly Seat[], roles: readonly Role[]): SeatId[] {
  return seats.flatMap((seat, at) => (roles.includes(seat.role) ? [seatId(at)] : []));
}
