/** The server cannot start, in a sentence that says what to do. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}
