import type { SeenCard } from '@dustup/bang';
import type { GameState, TableState } from '../app/wire.ts';
import type { Person } from '../text/words.ts';

/** Who sits where, and which seat is the reader's. */
export type Company = { readonly names: readonly string[]; readonly me: number | null };

export function companyOf({ info, seat }: TableState): Company {
  return { names: info.seats.map((one, at) => one?.name ?? String(at + 1)), me: seat };
}

export function personAt({ names, me }: Company, seat: number): Person {
  return { name: names[seat] ?? String(seat + 1), isYou: seat === me };
}

/** Every card that this viewer sees now, by id. */
export function cardsSeen({ table, own, hands }: GameState): ReadonlyMap<number, SeenCard> {
  const all = [
    ...table.seats.flatMap((seat) => seat.inPlay),
    ...table.discardPile,
    ...table.shelf,
    ...(hands ?? []).flatMap(({ hand }) => hand),
    ...(own?.lookedAt ?? []),
    ...(own?.hand ?? []),
  ];
  return new Map(all.map((card) => [card.id, card]));
}
