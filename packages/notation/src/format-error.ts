import type { Language } from '@dustup/words';
import type { NotationError } from './notation-error.ts';
import { problemText } from './problem.ts';
import type { Failure } from './scenario-runner.ts';

/** `duel.scn:12: no card 'Barel': did you mean 'Barrel'?` */
export function formatError(file: string, { line, problem }: NotationError, language: Language = 'en'): string {
  return `${file}${line === undefined ? '' : `:${line}`}: ${problemText(problem, language)}`;
}

/** The same for a scenario that did not go as written; what was found on a line of its own. */
export function formatFailure({ kind, file, line, expected, found }: Failure): string {
  return kind === 'error' ? `${file}:${line}: ${found}` : `${file}:${line}: expected ${expected}\n  found ${found}`;
}
