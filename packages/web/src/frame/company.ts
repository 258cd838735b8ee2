import type { SeatInfo } from '@dustup/protocol/client';
import type { TableState } from '../app/wire.ts';
import type { Person } from '../text/words.ts';

/** Why a player is not playing: a bot plays for them, or (gone) nobody does yet. */
export type Absence = 'gone' | 'away' | 'slow' | 'conceded';

export function absenceOf(held: SeatInfo | null | undefined): Absence | null {
  if (held?.guest == null) return null;
  return held.standIn ?? (held.isHere ? null : 'gone');
}

/** Who sits where, and which seat is the reader's. */
export type Company = {
  readonly names: readonly string[];
  readonly me: number | null;
  /** By seat; nobody, if it is not told. */
  readonly absences?: readonly (Absence | null)[];
};

export function companyOf({ info, seat }: TableState): Company {
  const names = info.seats.map((one, at) => one?.name ?? String(at + 1));
  return { names, me: seat, absences: info.seats.map(absenceOf) };
}

export function personAt({ names, me }: Company, seat: number): Person {
  return { name: names[seat] ?? String(seat + 1), isYou: seat === me };
}
