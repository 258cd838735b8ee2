/** A record that does not hold: where, and what would be right. */
export class RecordProblem extends Error {
  override readonly name = 'RecordProblem';
}

export function isRecordProblem(error: unknown): error is RecordProblem {
  return error instanceof RecordProblem;
}
