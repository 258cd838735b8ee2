import { NotationError } from './notation-error.ts';

/** What speaks against a name: in a text it could not be told from what stands around it. */
export function whyNotName(name: string): string | undefined {
  if (name.trim() !== name || name === '') return 'a name is not empty and has no space at its ends';
  const [sign] = /[,:;#{}>="\n]/u.exec(name) ?? [];
  return sign === undefined ? undefined : `a name has no '${sign === '\n' ? 'new line' : sign}' in it`;
}

/** Throws when a text with these names could not be read again. */
export function checkNames(names: readonly string[]): void {
  for (const [at, name] of names.entries()) {
    const why = whyNotName(name);
    if (why !== undefined) throw new NotationError(`'${name}': ${why}`);
    const isTwice = names.slice(0, at).some((other) => other.toLowerCase() === name.toLowerCase());
    if (isTwice) throw new NotationError(`'${name}': two seats have this name`);
  }
}
