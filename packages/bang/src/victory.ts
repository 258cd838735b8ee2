import { report } from './events.ts';
import { type Game, seatOf } from './game.ts';
import type { SeatId } from './ids.ts';
import { hasRole, isInPlay } from './seats.ts';
import { indexOf } from './source-index.ts';
import { answering, query } from './sources.ts';
import type { Outcome, Role } from './state.ts';

/** Who has won by now, or null: that is remembered until what counts changes, or who is in the game. */
export function judge(game: Game): Outcome | null {
  const index = indexOf(game);
  if (index.isUndecided) return null;
  const outcome = judgeAnew(game);
  index.isUndecided = outcome === null;
  return outcome;
}

function judgeAnew(game: Game): Outcome | null {
  const { isEachForThemselves: enders, outcome: others } = answering(game);
  const isFaced = isSheriffFaced(game);
  if (isFaced && enders.length + others.length === 0) return null;
  const outcome = isEachForThemselves(game) ? judgeLast(game) : withConverts(game, judgeSides(game, isFaced));
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
function judgeSides(game: Game, isFaced: boolean): Outcome | null {
  return query(game, answering(game).outcome, isFaced ? null : judgeSeats(game), {});
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

/** Whoever is in the game counts, unless a rule says otherwise. */
function counts(game: Game, seat: SeatId): boolean {
  const { countsForVictory: rules } = answering(game);
  return isInPlay(game, seat) && (rules.length === 0 || query(game, rules, true, { seat }));
}

/** As long as the Sheriff faces an Outlaw or a Renegade nobody has won. */
function isSheriffFaced(game: Game): boolean {
  const { countsForVictory: rules } = answering(game);
  let isSheriffAlive = false;
  let isLawless = false;
  for (const seat of game.seats) {
    const { presence, role } = seatOf(game, seat);
    const isKnown = role === 'deputy' || (role === 'sheriff' ? isSheriffAlive : isLawless);
    if (isKnown || presence === 'out' || (rules.length > 0 && !counts(game, seat))) continue;
    if (role === 'sheriff') isSheriffAlive = true;
    else isLawless = true;
    if (isSheriffAlive && isLawless) return true;
  }
  return false;
}

/** Nobody faces the Sheriff any more: his fate decides it. */
function judgeSeats(game: Game): Outcome {
  const left = game.seats.filter((seat) => counts(game, seat));
  if (left.some((seat) => hasRole(game, seat, 'sheriff')))
    return { side: 'law', winners: seatsWith(game, ['sheriff', 'deputy']) };
  const isRenegadeAlone = left.length === 1 && left.every((seat) => hasRole(game, seat, 'renegade'));
  if (!isRenegadeAlone) return { side: 'outlaws', winners: seatsWith(game, ['outlaw']) };
  return { side: 'renegade', winners: left };
}

function seatsWith(game: Game, roles: readonly Role[]): SeatId[] {
  return game.seats.filter((seat) => roles.includes(seatOf(game, seat).role));
}
