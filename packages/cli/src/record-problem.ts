import type { Language } from '@dustup/words';

/** A record that does not hold: where, and what it should say. */
export class RecordProblem extends Error {
  override readonly name = 'RecordProblem';
  readonly inWords: (language: Language) => string;

  constructor(inWords: (language: Language) => string) {
    super(inWords('en'));
    this.inWords = inWords;
  }
}

export function isRecordProblem(error: unknown): error is RecordProblem {
  return error instanceof RecordProblem;
}
