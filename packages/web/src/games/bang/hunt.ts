// In some games, such as that of three, each hunts one: the rules say whom.

export type Hunt = 'quarry' | 'hunter';

type Quarries = readonly (number | null)[];

/** What somebody is to me. */
export function huntOf(quarries: Quarries, me: number | null, other: number): Hunt | undefined {
  if (me === null) return undefined;
  if (quarries[me] === other) return 'quarry';
  return quarries[other] === me ? 'hunter' : undefined;
}
