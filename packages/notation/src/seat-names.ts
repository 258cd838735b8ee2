import { NotationError } from './notation-error.ts';
import { type Problem, problemText } from './problem.ts';

/** What speaks against a name: in a text it could not be told from what stands around it. */
export function whyNotName(name: string): string | undefined {
  const problem = problemOf(name);
  return problem && problemText(problem);
}

function problemOf(name: string): Problem | undefined {
  if (name.trim() !== name || name === '') return { says: 'emptyName' };
  const [sign] = /[,:;#{}>="\n]/u.exec(name) ?? [];
  return sign === undefined ? undefined : { says: 'signInName', isNewLine: sign === '\n', sign };
}

/** Throws when a text with these names could not be read again. */
export function checkNames(names: readonly string[]): void {
  for (const [at, name] of names.entries()) {
    const problem = problemOf(name);
    if (problem !== undefined) throw new NotationError({ says: 'badName', name, problem });
    const isTwice = names.slice(0, at).some((other) => other.toLowerCase() === name.toLowerCase());
    if (isTwice) throw new NotationError({ says: 'sameSeatName', name });
  }
}
