/**
 * Why the log says no. `full`, `locked`, `corrupt`, `lost`, `newer`, `disk`: the disk or the file, for whoever runs the server. `repeated`: an
 * entry or its `once` is there already. `overtaken`: what a write was made from is something else by now; that write alone failed. `fenced`: another
 * node has taken over what this one wants to write. `outOfTurn`: a batch that is not the next one. `closed`: it was asked after it was closed.
 */
export const PROBLEM_KINDS = [
  'full',
  'locked',
  'corrupt',
  'lost',
  'newer',
  'disk',
  'repeated',
  'overtaken',
  'fenced',
  'outOfTurn',
  'closed',
  'other',
] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];

/** A write or a look that came to nothing, in a sentence for whoever runs the server: nothing of a game is in it. */
export class LogProblem extends Error {
  override readonly name = 'LogProblem';
  readonly kind: ProblemKind;

  constructor(kind: ProblemKind, message: string) {
    super(message);
    this.kind = kind;
  }
}
