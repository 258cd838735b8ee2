import { EngineBug } from '@dustup/kernel';
import { type Book, bookOf } from './book.ts';
import type { Game } from './game.ts';
import { type CardId, type SeatId, type SeatZone, seatId, seatZone } from './ids.ts';
import type { State } from './state.ts';
import type { ZoneDefinition } from './zone-definitions.ts';

/** Where a card can be: a zone of the table by its slug, or a zone of a seat. A card is always in exactly one zone. */
export type Zone = string | SeatZone;
export type Pile = 'drawPile' | 'discardPile';

/** The zone of each card as a small number; a cache beside the state, so that a card is found without a search. */
export type Places = number[];

// The zones of the table have the numbers below 16; each kind of seat zone has the next sixteen, one for each seat.
const SEATS = 16;
const FIRST_HAND = SEATS;
const FIRST_IN_PLAY = 2 * SEATS;
const FIRST_DECLARED = 3 * SEATS;

export const handOf = (seat: SeatId): Zone => seatZone(FIRST_HAND + seat);
export const inPlayOf = (seat: SeatId): Zone => seatZone(FIRST_IN_PLAY + seat);

/** A zone of a seat that a set declares. */
export function zoneOf({ book }: Game, slug: string, seat: SeatId): Zone {
  return seatZone(zoneNumberOf(book, slug, seat));
}

/** The number of a zone of the table, or of a seat. */
export function zoneNumberOf({ tableZones, seatZones }: Book, slug: string, seat: number | undefined): number {
  const isIt = (zone: ZoneDefinition) => zone.slug === slug;
  return seat === undefined ? tableZones.findIndex(isIt) : (seatZones.findIndex(isIt) + 1) * SEATS + seat;
}

export function placeAll(state: State): Places {
  const places: number[] = [];
  for (let card = 0; card < state.faces.length; card++) places.push(0);
  placeAnew(places, state);
  return places;
}

/** The same after many cards have moved at once. */
export function placeAnew(places: Places, state: State): void {
  const { tableZones, seatZones } = bookOf(state.sets);
  for (let number = 0; number < tableZones.length; number++) placeCards(places, state, number);
  for (let kind = 1; kind <= seatZones.length; kind++) {
    for (let seat = 0; seat < state.seats.length; seat++) placeCards(places, state, kind * SEATS + seat);
  }
}

function placeCards(places: Places, state: State, number: number): void {
  for (const card of cardsAt(state, number)) places[card] = number;
}

/** The numbers of all zones of a game. */
export function zoneNumbers({ tableZones, seatZones }: Book, { seats }: Pick<State, 'seats'>): readonly number[] {
  const numbers = tableZones.map((_, number) => number);
  for (let kind = 1; kind <= seatZones.length; kind++) {
    for (let seat = 0; seat < seats.length; seat++) numbers.push(kind * SEATS + seat);
  }
  return numbers;
}

export function numberOfZone({ book }: Pick<Game, 'book'>, zone: Zone): number {
  if (typeof zone === 'number') return zone;
  const number = book.zoneNumbers.get(zone);
  if (number === undefined) throw new EngineBug(`no zone '${zone}'`);
  return number;
}

export function zoneDefinition({ tableZones, seatZones }: Book, number: number): ZoneDefinition {
  const zone = number < SEATS ? tableZones[number] : seatZones[Math.floor(number / SEATS) - 1];
  if (zone === undefined) throw new EngineBug(`no zone ${number}`);
  return zone;
}

/** Whose zone it is; undefined for one of the table. */
export function ownerOf(number: number): SeatId | undefined {
  return number < SEATS ? undefined : seatId(number % SEATS);
}

/** Cards that lie there count. */
export function isActive(book: Book, number: number): boolean {
  if (number < FIRST_DECLARED) return number >= FIRST_IN_PLAY;
  return zoneDefinition(book, number).place !== undefined;
}

/** In front of whom the cards of this zone lie. */
export function seatBehind(zone: Zone): SeatId | undefined {
  return typeof zone === 'number' && zone >= FIRST_IN_PLAY ? ownerOf(zone) : undefined;
}

/** The cards of the zone with this number. */
export function cardsAt(state: State, number: number): CardId[] {
  if (number >= FIRST_DECLARED || (number >= 5 && number < SEATS)) return declaredCardsAt(state, number);
  if (number >= FIRST_IN_PLAY) return seatAt(state, number - FIRST_IN_PLAY).inPlay;
  if (number >= FIRST_HAND) return seatAt(state, number - FIRST_HAND).hand;
  switch (number) {
    case 0:
      return state.drawPile;
    case 1:
      return state.discardPile;
    case 2:
      return state.shelf;
    case 3:
      return state.lookedAt;
    case 4:
      return state.box;
    default:
      throw new EngineBug(`no zone ${number}`);
  }
}

function declaredCardsAt(state: State, number: number): CardId[] {
  const { slug } = zoneDefinition(bookOf(state.sets), number);
  const owner = ownerOf(number);
  const zones = owner === undefined ? state.zones : seatAt(state, owner).zones;
  return (zones[slug] ??= []);
}

function seatAt(state: State, seat: number) {
  const found = state.seats[seat];
  if (found === undefined) throw new EngineBug(`no seat ${seat}`);
  return found;
}
