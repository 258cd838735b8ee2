import { type Refusal, refuse } from '@dustup/kernel';
import type { Move } from './moves.ts';
import type { Game } from './game.ts';
import type { SeatId } from './ids.ts';
import { isInPlay } from './seats.ts';
import { indexOf } from './source-index.ts';
import { answering, query, queryOf } from './sources.ts';

/** How far a seat sees another: the shorter way round, then horses and scopes, never below 1; 0 to oneself. */
export function distance(game: Game, from: SeatId, to: SeatId): number {
  if (from === to) return 0;
  const { distances } = indexOf(game);
  const at = from * game.state.seats.length + to;
  const known = distances[at];
  if (known !== undefined && known > 0) return known;
  // BASE-SCOPE-03: all changes add up first, then the minimum applies
  const found = Math.max(1, query(game, answering(game).distance, stepsBetween(game, from, to), { from, to }));
  distances[at] = found;
  return found;
}

/** The shorter way round, leaving out players who are out. */
export function stepsBetween({ state: { seats, order } }: Game, from: SeatId, to: SeatId): number {
  const first = order.indexOf(from);
  let clockwise = 0;
  let all = 1;
  for (let step = 1; step < order.length; step++) {
    const seat = order[(first + step) % order.length];
    if (seat === undefined || (seat !== to && seats[seat]?.presence === 'out')) continue;
    if (seat === to) clockwise = all;
    all += 1;
  }
  return Math.min(clockwise, all - clockwise);
}

/** How far a seat's weapon reaches: 1 with the Colt .45, which everybody has (BASE-WEAP-01). */
export function reach(game: Game, seat: SeatId): number {
  const { reaches } = indexOf(game);
  const known = reaches[seat];
  if (known !== undefined && known > 0) return known;
  const found = queryOf(game, answering(game).reach, 1, { seat });
  reaches[seat] = found;
  return found;
}

/** How far away a seat is for a certain move: some cards go farther than their player sees. */
export function distanceFor(game: Game, move: Move, seat: SeatId): number {
  const { distanceFor: answers, silences } = answering(game);
  if (answers.length + silences.length === 0) return distance(game, move.by, seat);
  const isUnnoticed = silences.length > 0 && query(game, silences, false, { move, seat });
  const far = isUnnoticed ? distanceAlone(game, move.by, seat) : distance(game, move.by, seat);
  return answers.length === 0 ? far : query(game, answers, far, { move, seat });
}

/** Like `distance`, but nothing the other player has counts. */
function distanceAlone(game: Game, from: SeatId, to: SeatId): number {
  const answers = answering(game).distance.filter(({ owner }) => owner !== to);
  return Math.max(1, query(game, answers, stepsBetween(game, from, to), { from, to }));
}

export function whyOutOfReach(game: Game, move: Move, seat: SeatId): Refusal | undefined {
  const far = distanceFor(game, move, seat);
  const near = reach(game, move.by);
  return far <= near ? undefined : { refused: 'outOfRange', distance: far, reach: near, ruling: 'BASE-BANG-01' };
}

/** From the player of a move, or from somebody else. */
export function whyFartherThan(game: Game, from: Move | SeatId, to: SeatId, most: number): Refusal | undefined {
  const far = typeof from === 'object' ? distanceFor(game, from, to) : distance(game, from, to);
  return far <= most ? undefined : { refused: 'tooFar', distance: far, most, ruling: 'BASE-PANIC-02' };
}

const OUT = refuse('isOut', { ruling: 'BASE-ELIM-02' });

export function whyNotInPlay(game: Game, seat: SeatId): Refusal | undefined {
  return isInPlay(game, seat) ? undefined : OUT;
}
