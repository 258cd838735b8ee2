import type { Book, SetDefinition, State } from '@dustup/bang/engine';
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
    known.length === 0 ? { says: 'noTokens', token: unknown } : unknownName('token', unknown, known),
  );
}

/** Not more tokens than there are, nor more in one place than may lie there. */
export function checkSupply({ tokens }: Book, { seats, cardTokens }: State): void {
  const heaps = [...seats.map((seat) => seat.tokens), ...Object.values(cardTokens)];
  for (const { kind, supply, most = supply, isEndless = false } of tokens.values()) {
    const counts = heaps.map((heap) => heap[kind] ?? 0);
    const largest = Math.max(...counts);
    if (!isEndless && largest > most)
      throw new NotationError({ says: 'tooManyInPlace', token: kind, count: largest, most });
    const sum = counts.reduce((one, other) => one + other, 0);
    if (!isEndless && sum > supply) throw new NotationError({ says: 'tooManyInAll', token: kind, count: sum, supply });
  }
}
