import { type Problem, problemText } from './problem.ts';

/** Text or a position that makes no sense: what was found, and what to write instead. Never a bug, never a stack trace. */
export class NotationError extends Error {
  override readonly name = 'NotationError';
  /** What is wrong, for whoever says it in another language than English. */
  readonly problem: Problem;
  /** Where it stands, counted from 1; set by whoever read the line. */
  line: number | undefined;
  /** Which line of a position it is about (`seat Ann`, `turn`), where that is known and its number is not. */
  about: string | undefined;

  constructor(problem: Problem, line?: number) {
    super(problemText(problem));
    this.problem = problem;
    this.line = line;
  }
}

/** An error found while one line of a position is made sense of is about that line. */
export function about<T>(subject: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof NotationError) error.about ??= subject;
    throw error;
  }
}
