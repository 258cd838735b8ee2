import { report } from './events.ts';
import { type Game, seatOf } from './game.ts';
import { type SeatId, seatId } from './ids.ts';
import { answering, query } from './sources.ts';
import type { Outcome, Role, Seat } from './state.ts';

/** Who has won by now, or null. */
export function judge(game: Game): Outcome | null {
  const outcome = isEachForThemselves(game) ? judgeLast(game) : judgeSides(game);
  if (outcome !== null) report(game, 'gameWon', { detail: { side: outcome.side, winners: outcome.winners } });
  return outcome;
}

/** Sides no longer count. */
function isEachForThemselves(game: Game): boolean {
  const { isEachForThemselves: rules } = answering(game);
  return rules.length > 0 && query(game, rules, false, {});
}

/** The last one in play wins, and nobody if they have gone out together. */
function judgeLast(game: Game): Outcome | null {
  const left = game.seats.filter((seat) => seatOf(game, seat).presence !== 'out');
  if (left.length > 1) return null;
  return { side: left.length === 1 ? 'survivor' : 'nobody', winners: left };
}

/** The base rule, unless another one decides it. */
function judgeSides(game: Game): Outcome | null {
  const { outcome: others } = answering(game);
  const isFaced = isSheriffFaced(game);
  if (isFaced && others.length === 0) return null;
  return query(game, others, isFaced ? null : judgeSeats(game), {});
}

/** Judged in the middle of a step, where a rule says so; true when the game is over. */
export function judgeNow(game: Game): boolean {
  game.state.outcome ??= judge(game);
  return game.state.outcome !== null;
}

/** Whoever is in the game counts, unless a rule leaves somebody out. */
function countsForVictory(game: Game, seat: SeatId): boolean {
  const { countsForVictory: others } = answering(game);
  const isIn = seatOf(game, seat).presence !== 'out';
  return others.length === 0 ? isIn : query(game, others, isIn, { seat });
}

const NOBODY_THERE = { role: 'deputy', presence: 'out' } as const;

/** As long as the Sheriff faces an Outlaw or a Renegade nobody has won. */
function isSheriffFaced(game: Game): boolean {
  const isAsked = answering(game).countsForVictory.length > 0;
  const { seats } = game.state;
  let isSheriffAlive = false;
  let isLawless = false;
  for (let at = 0; at < seats.length; at++) {
    const { role, presence } = seats[at] ?? NOBODY_THERE;
    if (isAsked ? !countsForVictory(game, seatId(at)) : presence === 'out') continue;
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
