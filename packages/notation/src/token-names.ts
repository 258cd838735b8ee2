import type { SetDefinition } from '@dustup/bang/engine';
import { unknownName } from './nearest.ts';
import { NotationError } from './notation-error.ts';

/** The kinds of tokens that these sets bring to the table. */
export function tokensOf(sets: readonly SetDefinition[]): string[] {
  return sets.flatMap(({ tokens = [] }) => tokens.map(({ kind }) => kind));
}

/** Throws at a kind of token that no set of the game has. */
export function checkTokens(sets: readonly SetDefinition[], said: { readonly [kind: string]: number } = {}): void {
  const known = tokensOf(sets);
  const unknown = Object.keys(said).find((kind) => !known.includes(kind));
  if (unknown === undefined) return;
  throw new NotationError(
    known.length === 0 ? `no token '${unknown}' in these sets` : unknownName('token', unknown, known),
  );
}
