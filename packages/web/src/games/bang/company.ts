import type { SeatView, SeenCard } from '@dustup/bang';
import type { Company as Readers } from '@dustup/words';
import type { SeatInfo } from '@dustup/protocol/client';
import type { GameState, TableState } from '../../app/wire.ts';
import { book } from '../../cards/book.ts';
import type { Person } from '../../text/words.ts';

/** Why somebody does not play himself: a bot does for him, or (gone) nobody yet. */
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

/** The same for the storyteller. */
export function readersOf({ names, me }: Company): Readers {
  return { names, you: me, roles: book.roles[names.length] ?? [] };
}

export function personAt({ names, me }: Company, seat: number): Person {
  return { name: names[seat] ?? String(seat + 1), isYou: seat === me };
}

/** Every card that this viewer sees now, by id. */
export function cardsSeen({ table, own, hands }: GameState): ReadonlyMap<number, SeenCard> {
  const all = [
    ...table.seats.flatMap(cardsInFront),
    ...Object.values(table.zones).flatMap(({ cards }) => cards ?? []),
    ...table.discardPile,
    ...table.shelf,
    ...(hands ?? []).flatMap(({ hand }) => hand),
    ...(own?.lookedAt ?? []),
    ...(own?.hand ?? []),
  ];
  return new Map(all.map((card) => [card.id, card]));
}

/** What lies open in front of somebody: in play, and where sets have it lie besides. */
export function cardsInFront({ inPlay, zones }: SeatView): readonly SeenCard[] {
  const more = Object.values(zones).flatMap(({ cards }) => cards ?? []);
  return more.length === 0 ? inPlay : [...inPlay, ...more];
}
