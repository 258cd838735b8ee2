import type { SeatInfo } from '@dustup/protocol/client';
import type { TableState } from '../app/wire.ts';
import { isStillPlaying } from './ballot.ts';
import { isOut } from './frame-facts.ts';

/** How I can show somebody the door: as the host, or together with others. */
type Door = 'atOnce' | 'byVote';

/** A person at the table, with a seat or without. */
export type PersonThere = {
  readonly guest: string;
  readonly name: string;
  readonly isHost: boolean;
  readonly isMe: boolean;
  readonly isOut: boolean;
  /** Null: this one watches. */
  readonly held: SeatInfo | null;
  readonly door: Door | null;
};

/** Everybody who is no bot, first those who sit. `me`: my guest id. */
export function peopleAt(table: TableState, me: string): readonly PersonThere[] {
  const { info, game } = table;
  const mine = { isHost: info.host === me, isPlaying: isStillPlaying(table) };
  const seated = info.seats.flatMap((held, seat): PersonThere[] => {
    if (held?.guest == null) return [];
    const { guest, name } = held;
    const isFallen = game !== null && isOut(game.table, seat);
    const isLongGone = !held.isHere && !isFallen && !info.voters.includes(seat);
    const door = seat === table.seat || guest === me ? null : doorFor(held, isLongGone, mine);
    return [{ guest, name, isHost: guest === info.host, isMe: seat === table.seat, isOut: isFallen, held, door }];
  });
  const watching = info.watchers.map(({ guest, name }): PersonThere => {
    const isMe = guest === me;
    const door = isMe ? null : mine.isHost ? 'atOnce' : mine.isPlaying ? 'byVote' : null;
    return { guest, name, isHost: guest === info.host, isMe, isOut: false, held: null, door };
  });
  return [...seated, ...watching];
}

/** The host shows out who does not play; who plays goes by a vote of the others. Whoever is gone already need not be shown out. */
function doorFor(
  { isHere, standIn }: SeatInfo,
  isLongGone: boolean,
  { isHost, isPlaying }: { readonly isHost: boolean; readonly isPlaying: boolean },
): Door | null {
  if (!isHere && (standIn === 'conceded' || (isHost && standIn !== null))) return null;
  if (isHost && (standIn !== null || isLongGone)) return 'atOnce';
  return isPlaying ? 'byVote' : null;
}
