import type { SeatView } from '@dustup/bang';
import type { GameState } from '../wire.ts';

/** What the role card of a seat shows: the side of a Renegade who is back; null while it is hidden. */
export function roleShown({ role, shownAs }: Pick<SeatView, 'role' | 'shownAs'>): string | null {
  return shownAs ?? role;
}

/** My own role card, as it lies there now. */
export function ownRoleShown({ own, table }: Pick<GameState, 'own' | 'table'>, me: number | null): string {
  return (me === null ? undefined : table.seats[me]?.shownAs) ?? own?.role ?? '';
}
