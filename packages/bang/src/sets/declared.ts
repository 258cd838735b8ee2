import declared from './declared.json' with { type: 'json' };

const names: readonly string[] = declared;

/** The sets that are done and may be offered to players, by folder name. */
export function declaredSets(): readonly string[] {
  return names;
}

export function isDeclared(set: string): boolean {
  return names.includes(set);
}
