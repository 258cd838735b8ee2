import { type Role, ROLES, rolesFor } from '@dustup/bang';

export const KINDS = ROLES.length;
export const MOST_SEATS = 8;

export const SHERIFF = ROLES.indexOf('sheriff');
export const DEPUTY = ROLES.indexOf('deputy');
export const OUTLAW = ROLES.indexOf('outlaw');
export const RENEGADE = ROLES.indexOf('renegade');

export function numberOfRole(role: Role): number {
  switch (role) {
    case 'sheriff':
      return SHERIFF;
    case 'deputy':
      return DEPUTY;
    case 'outlaw':
      return OUTLAW;
    default:
      return RENEGADE;
  }
}

/** How many of each role are dealt to so many. At a table of no usual size anybody may be anything. */
export function countsIn(seats: number): readonly number[] {
  return COUNTS[seats] ?? ANY_NUMBER;
}

const ANY_NUMBER = [1, MOST_SEATS, MOST_SEATS, MOST_SEATS];
const COUNTS: readonly (readonly number[] | undefined)[] = [3, 4, 5, 6, 7, 8].reduce<(readonly number[])[]>(
  (counts, seats) => {
    counts[seats] = ROLES.map((role) => rolesFor(seats).filter((one) => one === role).length);
    return counts;
  },
  [],
);

const known = new Map<number, Int8Array>();

/** Every way to deal the roles that are left to so many seats, one after the other: a role for each seat. */
export function waysToDeal(left: Int8Array, seats: number): Int8Array {
  let key = seats;
  for (let kind = 0; kind < KINDS; kind++) key = key * (MOST_SEATS + 1) + Math.max(0, left[kind] ?? 0);
  const found = known.get(key);
  if (found !== undefined) return found;
  const ways = Int8Array.from(deal([...left], seats).flat());
  known.set(key, ways);
  return ways;
}

function deal(left: readonly number[], seats: number): readonly (readonly number[])[] {
  if (seats === 0) return [[]];
  return left.flatMap((count, kind) => {
    const rest = left.with(kind, count - 1);
    return count > 0 ? deal(rest, seats - 1).map((others) => [kind, ...others]) : [];
  });
}
