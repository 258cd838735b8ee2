import type { NotationError } from './notation-error.ts';
import type { Failure } from './run-scenario.ts';

/** `duel.scn:12: no card 'Barel': did you mean 'Barrel'?` */
export function formatError(file: string, error: NotationError): string {
  return `${file}${error.line === undefined ? '' : `:${error.line}`}: ${error.message}`;
}

/** The same for a scenario that did not go as written; what was found on a line of its own. */
export function formatFailure({ kind, file, line, expected, found }: Failure): string {
  return kind === 'error' ? `${file}:${line}: ${found}` : `${file}:${line}: expected ${expected}\n  found ${found}`;
}
