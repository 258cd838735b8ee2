import type { Refusal } from './refusal.ts';
import type { Procedure } from './procedure.ts';

/** A seat, or null for somebody who only watches. */
export type Viewer = number | null;

export type Listener<Event> = (event: Event) => void;

/**
 * What a game tells the kernel. `State` is plain JSON and the whole truth; `Game` is that state opened for play, with
 * whatever the rules derive from it.
 */
export interface Rules<Setup, State, Game, View, Event> {
  readonly name: string;
  /** The state in which a game begins. Throws a `SetupError` on a set-up that cannot be played. */
  begin(setup: Setup, key: string): State;
  /**
   * Opens a state for play; without a listener nobody hears events, and the rules need not make them. `like`: a game of which the
   * state is a copy, as it was when its step began; what was derived from that one may help to derive it here.
   */
  open(state: State, listener: Listener<Event> | undefined, like?: Game): Game;
  /**
   * The short procedure that comes next; undefined when the game is over. What needs nobody may be done here at once:
   * the checkpoint is taken afterwards, and asked again there, the same procedure must come.
   */
  step(game: Game): Procedure | undefined;
  /** A deep copy. Written by hand, because it is what a fork costs. */
  copy(state: State): State;
  /** Everything this viewer may know, and nothing else. */
  view(game: Game, viewer: Viewer): View;
  /** The event as this viewer sees it. */
  redact(event: Event, viewer: Viewer): Event;
  /** A number that changes now and then (a turn, a round): a record keeps a digest of the state each time. */
  chapter(state: State): number;
}

/** A set-up that cannot be played: too many seats, options that exclude each other. It carries its reason as a refusal. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    const { refused, ...facts } = refusal;
    super(`${refused} ${JSON.stringify(facts)}`);
    this.refusal = refusal;
  }
}
