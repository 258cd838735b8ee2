import type { SeatView, SeenCard } from '@dustup/bang';
import type { Company as Readers } from '@dustup/words';
import type { GameState } from './wire.ts';
import { book } from './cards/book.ts';
import type { Company } from '../../frame/company.ts';

/** The same for the storyteller. */
export function readersOf({ names, me }: Company): Readers {
  return { names, you: me, roles: book.roles[names.length] ?? [] };
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
