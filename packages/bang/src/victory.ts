import { report } from './events.ts';
import { type Game, seatOf } from './game.ts';
import type { SeatId } from './ids.ts';
import { answering, query } from './sources.ts';
import type { Outcome, Role, Seat } from './state.ts';

/** Who has won by now, or null. */
export function judge(game: Game): Outcome | null {
  const outcome = isEachForThemselves(game) ? judgeLast(game) : withConverts(game, judgeSides(game));
  if (outcome !== null) report(game, 'gameWon', { detail: { side: outcome.side, winners: outcome.winners } });
  return outcome;
}

/** Sides no longer count. */
export function isEachForThemselves(game: Game): boolean {
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

/** And whoever wins with that side though their role is another. */
function withConverts(game: Game, outcome: Outcome | null): Outcome | null {
  if (outcome === null || answering(game).alsoWin.length === 0) return outcome;
  const converts = query(game, answering(game).alsoWin, [], { side: outcome.side });
  return { ...outcome, winners: game.seats.filter((seat) => [...outcome.winners, ...converts].includes(seat)) };
}

/** Judged in the middle of a step, where a rule says so; true when the game is over. */
export function judgeNow(game: Game): boolean {
  game.state.outcome ??= judge(game);
  return game.state.outcome !== null;
}

/** Whoever is in the game counts, but no shadow: it does not hold up a victory (SHADOW-16-Q). */
function countsForVictory({ presence }: Pick<Seat, 'presence'>): boolean {
  return presence !== 'out' && presence !== 'shadow';
}

const NOBODY_THERE = { role: 'deputy', presence: 'out' } as const;

/** As long as the Sheriff faces an Outlaw or a Renegade nobody has won. */
function isSheriffFaced(game: Game): boolean {
  const { seats } = game.state;
  let isSheriffAlive = false;
  let isLawless = false;
  for (let at = 0; at < seats.length; at++) {
    const seat = seats[at] ?? NOBODY_THERE;
    if (!countsForVictory(seat)) continue;
    const { role } = seat;
    if (role === 'sheriff') isSheriffAlive = true;
    else if (role !== 'deputy') isLawless = true;
    if (isSheriffAlive && isLawless) return true;
  }
  return false;
}

/** Nobody faces the Sheriff any more: his fate decides it. */
function judgeSeats(game: Game): Outcome {
  const left = game.state.seats.filter(countsForVictory);
  if (count(left, 'sheriff') > 0) return { side: 'law', winners: seatsWith(game, ['sheriff', 'deputy']) };
  const isRenegadeAlone = count(left, 'renegade') === 1 && left.length === 1;
  if (!isRenegadeAlone) return { side: 'outlaws', winners: seatsWith(game, ['outlaw']) };
  const winners = seatsWith(game, ['renegade']).filter((seat) => countsForVictory(seatOf(game, seat)));
  return { side: 'renegade', winners };
}

function count(seats: readonly Seat[], role: Role): number {
  return seats.filter((seat) => seat.role === role).length;
}

function seatsWith(game: Game, roles: readonly Role[]): SeatId[] {
  return game.seats.filter((seat) => roles.includes(seatOf(game, seat).role));
}
