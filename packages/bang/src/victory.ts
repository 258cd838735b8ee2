import { report } from './events.ts';
import { type Game, seatOf } from './game.ts';
import type { SeatId } from './ids.ts';
import { answering, query } from './sources.ts';
import type { Outcome, Role, Seat } from './state.ts';

/** Who has won by now, or null. The base rule, unless another one decides it. */
export function judge(game: Game): Outcome | null {
  const { outcome: others } = answering(game);
  if (others.length === 0 && isSheriffFaced(game)) return null;
  const outcome = query(game, others, isSheriffFaced(game) ? null : judgeSeats(game), {});
  if (outcome !== null) report(game, 'gameWon', { detail: { side: outcome.side, winners: outcome.winners } });
  return outcome;
}

/** Whoever is in the game counts, unless a rule leaves somebody out. */
function countsForVictory(game: Game, seat: SeatId): boolean {
  const { countsForVictory: others } = answering(game);
  const isIn = seatOf(game, seat).presence !== 'out';
  return others.length === 0 ? isIn : query(game, others, isIn, { seat });
}

/** As long as the Sheriff faces an Outlaw or a Renegade nobody has won. */
function isSheriffFaced(game: Game): boolean {
  let isSheriffAlive = false;
  let isLawless = false;
  for (const seat of game.seats) {
    if (!countsForVictory(game, seat)) continue;
    const { role } = seatOf(game, seat);
    if (role === 'sheriff') isSheriffAlive = true;
    else if (role !== 'deputy') isLawless = true;
    if (isSheriffAlive && isLawless) return true;
  }
  return false;
}

/** Nobody faces the Sheriff any more: his fate decides it. */
function judgeSeats(game: Game): Outcome {
  const left = game.seats.filter((seat) => countsForVictory(game, seat)).map((seat) => seatOf(game, seat));
  if (count(left, 'sheriff') > 0) return { side: 'law', winners: seatsWith(game, ['sheriff', 'deputy']) };
  const isRenegadeAlone = count(left, 'renegade') === 1 && left.length === 1;
  if (!isRenegadeAlone) return { side: 'outlaws', winners: seatsWith(game, ['outlaw']) };
  const winners = seatsWith(game, ['renegade']).filter((seat) => countsForVictory(game, seat));
  return { side: 'renegade', winners };
}

function count(seats: readonly Seat[], role: Role): number {
  return seats.filter((seat) => seat.role === role).length;
}

function seatsWith(game: Game, roles: readonly Role[]): SeatId[] {
  return game.seats.filter((seat) => roles.includes(seatOf(game, seat).role));
}
