import type { Refusal } from '@dustup/kernel';
import type { ClientStatus, Reply } from '@dustup/protocol/client';
import { useRef, useState } from 'react';
import type { TableState } from '../app/wire.ts';
import { turnOf } from './frame-facts.ts';

type Refused = { readonly why: Refusal; readonly standing: string };

/** Why the last thing I wanted was not done, for as long as things stand as they did. */
export function useRefusal(table: TableState, status: ClientStatus) {
  const standing = standingOf(table, status);
  const latest = useRef(standing);
  latest.current = standing;
  const [refused, setRefused] = useState<Refused | undefined>(undefined);
  if (refused !== undefined && refused.standing !== standing) setRefused(undefined);
  return {
    refusal: refused?.standing === standing ? refused.why : undefined,
    note: (reply: Reply | undefined) =>
      setRefused(reply?.t === 'refused' ? { why: reply.why, standing: latest.current } : undefined),
  };
}

/** What a refusal may be about: it is another matter when something of this is another. */
export function standingOf({ info, seat, game }: TableState, status: ClientStatus): string {
  const standIn = seat === null ? null : (info.seats[seat]?.standIn ?? null);
  return JSON.stringify([
    status,
    info.phase,
    info.isPaused,
    info.votes,
    seat,
    standIn,
    game?.id,
    game?.ask?.id,
    game && turnOf(game.table).number,
  ]);
}
