import type { TablePhase } from '@dustup/protocol/client';
import type { ClientState } from '../../app/wire.ts';

export type KeptSeat = { readonly code: string; readonly phase: TablePhase };

/** Tables at which we have a seat: those the server named when we came, and the one we are at. */
export function seatsKept({ me, table, gone }: ClientState): readonly KeptSeat[] {
  const here: KeptSeat[] =
    table === null || table.seat === null ? [] : [{ code: table.info.code, phase: table.info.phase }];
  const known = (me?.tables ?? []).filter(({ code }) => code !== table?.info.code && code !== gone?.code);
  return [...here, ...known].filter(({ phase }) => phase === 'lobby' || phase === 'playing');
}
