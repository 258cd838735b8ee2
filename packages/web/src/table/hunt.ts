import type { SeatView } from '@dustup/bang';

// The game of three: all roles lie open, there is no Sheriff, and each hunts one.

const QUARRIES: { readonly [role: string]: string } = { deputy: 'renegade', renegade: 'outlaw', outlaw: 'deputy' };

type Roles = readonly Pick<SeatView, 'role'>[];

export type Hunt = 'quarry' | 'hunter';

/** Whom a role hunts; undefined in any other game. */
export function quarryAt(seats: Roles, role: string): string | undefined {
  const isHunt = seats.length === 3 && seats.every((seat) => seat.role !== null && seat.role !== 'sheriff');
  return isHunt ? QUARRIES[role] : undefined;
}

/** What somebody of this role is to me. */
export function huntOf(seats: Roles, mine: string | null, his: string | null): Hunt | undefined {
  if (mine === null || his === null) return undefined;
  if (quarryAt(seats, mine) === his) return 'quarry';
  return quarryAt(seats, his) === mine ? 'hunter' : undefined;
}
