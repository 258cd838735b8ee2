import type { TablePhase } from '@dustup/protocol/client';
import type { ClientState } from '../../app/wire.ts';

export type KeptSeat = { readonly code: string; readonly phase: TablePhase };

/** Tables at which we have a seat to return to. */
export function seatsKept({ me }: ClientState): readonly KeptSeat[] {
  return (me?.tables ?? []).filter(({ phase }) => phase === 'lobby' || phase === 'playing');
}
