/** Text or a position that makes no sense: what was found, and what would be right. Never a bug, never a stack trace. */
export class NotationError extends Error {
  override readonly name = 'NotationError';
  /** Where it stands, counted from 1; set by whoever read the line. */
  line: number | undefined;

  constructor(message: string, line?: number) {
    super(message);
    this.line = line;
  }
}
