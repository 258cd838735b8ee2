import type { BangPosition, bangRules, GameEvent, State } from '@dustup/bang';
import type { Answer, Position, Rules, Viewer } from '@dustup/kernel';
import type { Knowledge } from './knowledge.ts';

export type BangRules = typeof bangRules;

/** One answer as it was given. */
export type Given = { readonly seat: number; readonly answer: Answer };

/** The checkpoint before the newest answer, and the answers since: from there the game can be run to where it is. */
export type OriginOf<S> = { readonly checkpoint: S; readonly answers: readonly Given[] };
export type Origin = OriginOf<State>;

/** Any game under watch: where it stands, where it began, and all that has happened since. */
export type WatchedGame<Setup, S, Game, View, Event> = {
  readonly rules: Rules<Setup, S, Game, View, Event>;
  readonly position: Position<Setup, S, Game, View, Event>;
  /** Whose eyes are tried: seats, and null for somebody who only watches. */
  readonly viewers: readonly Viewer[];
  /** The state it began from, as JSON: nobody can have changed it since. */
  readonly start: string;
  readonly given: readonly Given[];
  readonly events: readonly Event[];
};

/** A game of BANG! under watch. */
export type Watched = {
  readonly rules: BangRules;
  readonly position: BangPosition;
  readonly viewers: readonly Viewer[];
  readonly start: string;
  readonly given: readonly Given[];
  readonly events: readonly GameEvent[];
  readonly origin: Origin;
  readonly knowledge: Knowledge;
};

/** An invariant does not hold: always a bug of the engine. */
export class InvariantBroken extends Error {
  override readonly name = 'InvariantBroken';

  constructor(invariant: string, what: string) {
    super(`${invariant}: ${what}`);
  }
}
