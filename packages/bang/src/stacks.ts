import type { Procedure } from '@dustup/kernel';
import { report } from './events.ts';
import type { Game } from './game.ts';
import { NOBODY, type SeatId } from './ids.ts';
import { sourcesChanged } from './source-index.ts';
import { hearing, moment } from './sources.ts';

/** The card of a stack that is in force, by its slug. */
export function inForce({ state }: Game, stack: string): string | undefined {
  return state.inForce[stack];
}

/** Turns up the next card of a stack: it is in force instead of the one before it. Nothing when none is left. `by`: who does it. */
export function* turnUpNext(game: Game, stack: string, by?: SeatId): Procedure {
  const next = game.state.stacks[stack]?.shift();
  if (next === undefined) return;
  game.state.inForce[stack] = next;
  report(game, 'eventTurned', { ...(by !== undefined && { seat: by }), detail: { event: next, stack } });
  sourcesChanged(game, NOBODY);
  yield* moment(game, hearing(game).dustSettles, {});
  yield* moment(game, hearing(game).cameIntoForce, { card: next });
}

export function putOutOfForce(game: Game, stack: string): void {
  delete game.state.inForce[stack];
  sourcesChanged(game, NOBODY);
}
