import type { SeatView } from '@dustup/bang';
import type { Fall } from './story.ts';

export type Ended = {
  readonly seats: readonly Pick<SeatView, 'role'>[];
  readonly quarries: readonly (number | null)[];
};

/** Why a side has won: by what it is, except where everybody hunts one: it got its quarry, or nobody else is left. */
export function endingOf(
  side: string,
  { seats, quarries }: Ended,
  falls: ReadonlyMap<number, Fall> | undefined,
): string {
  const winner = seats.findIndex(({ role }) => role === side);
  const quarry = quarries[winner] ?? null;
  if (quarry === null) return side;
  return falls?.get(quarry)?.by === winner ? 'quarryTaken' : 'lastLeft';
}
