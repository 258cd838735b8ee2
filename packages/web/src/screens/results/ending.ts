import type { SeatView } from '@dustup/bang';
import { quarryAt } from '../../table/hunt.ts';
import type { Fall } from './story.ts';

/** Why a side has won: by what it is, except among three, where it got its quarry, or nobody else is left. */
export function endingOf(
  side: string,
  seats: readonly Pick<SeatView, 'role'>[],
  falls: ReadonlyMap<number, Fall> | undefined,
): string {
  const quarry = quarryAt(seats, side);
  if (quarry === undefined) return side;
  const at = (role: string) => seats.findIndex((seat) => seat.role === role);
  return falls?.get(at(quarry))?.by === at(side) ? 'quarryTaken' : 'lastLeft';
}
