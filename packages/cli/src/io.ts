/** The outside world of a command, so that a test can stand in for it. */
export type Io = {
  /** To the standard output. */
  readonly write: (text: string) => void;
  /** To the standard error: problems and progress, never results. */
  readonly error: (text: string) => void;
  /** The next line typed, or undefined at the end of the input. `complete` says how what was begun may go on: what Tab offers. */
  readonly readLine: (prompt: string, complete?: Complete) => Promise<string | undefined>;
  readonly isInputTty: boolean;
  readonly isOutputTty: boolean;
  readonly isErrorTty: boolean;
  /** How wide the output is, in characters. */
  readonly columns: number;
  /** How high it is, in lines; without end in a pipe or a file. */
  readonly rows: number;
  /** What is typed for this program where it was started: `npx dustup`. */
  readonly command: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Where relative paths begin. */
  readonly folder: string;
};

/** Whole lines that begin like this one. */
export type Complete = (begun: string) => readonly string[];

/** What a command ends with. */
export const OK = 0;
export const PROBLEM = 1;
export const WRONG_USAGE = 2;
export type ExitCode = typeof OK | typeof PROBLEM | typeof WRONG_USAGE;

/** Something typed on the command line, or a file named there, that cannot be: shown as one sentence, in the reader's language. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  /** The message `errors.…` that says it, and what it is told about. */
  readonly says: string;
  readonly facts: Facts;
  /** What is behind it: the message tells it as {problem}. */
  readonly because: UsageError | undefined;

  constructor(says: string, facts: Facts = {}, because?: UsageError) {
    super(says);
    this.says = says;
    this.facts = facts;
    this.because = because;
  }
}

/** Says a message of the command line. */
export type Say = (name: string, facts?: Facts) => string;

/** What a message is told about; a reason of the system is a message too. */
export type Facts = { readonly [name: string]: string | number };
