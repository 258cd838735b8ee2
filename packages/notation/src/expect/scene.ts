import type { BangPosition, Game, GameEvent } from '@dustup/bang/engine';
import { NotationError } from '../notation-error.ts';

/** A table to look at: how it stands, and what was heard since the last decision. */
export type Scene = {
  readonly game: Game;
  readonly names: readonly string[];
  readonly heard: readonly GameEvent[];
};

/** The table at a question, or at the end of the game. */
export type Watched = Scene & {
  readonly position: BangPosition;
  /** The table as it was when the first turn ended since the last decision; undefined when none has. */
  readonly whenTurnEnded: () => Scene | undefined;
};

/** `reaches 2`: a number and nothing else. */
export function readNumber(words: string, text: string): number {
  if (!/^\d+$/u.test(text)) throw new NotationError({ says: 'numberMissing', words, text });
  return Number(text);
}
