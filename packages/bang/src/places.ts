import { assertNever, EngineBug } from '@dustup/kernel';
import { type CardId, type SeatId, type SeatZone, seatId, seatZone } from './ids.ts';
import type { State } from './state.ts';

/** Where a card can be. A card is always in exactly one zone. */
export const ZONES = ['drawPile', 'discardPile', 'shelf', 'lookedAt', 'box'] as const;
export type CommonZone = (typeof ZONES)[number];
export type Zone = CommonZone | SeatZone;
export type Pile = 'drawPile' | 'discardPile';

/** The zone of each card as a small number; a cache beside the state, so that a card is found without a search. */
export type Places = Uint8Array;

const NUMBERS = { drawPile: 0, discardPile: 1, shelf: 2, lookedAt: 3, box: 4 } as const;
const FIRST_HAND = 16;
const FIRST_IN_PLAY = 32;

export const handOf = (seat: SeatId): Zone => seatZone(FIRST_HAND + seat);
export const inPlayOf = (seat: SeatId): Zone => seatZone(FIRST_IN_PLAY + seat);

export function placeAll(state: State): Places {
  const places = new Uint8Array(state.faces.length);
  for (let zone = 0; zone < ZONES.length; zone++) placeEach(places, cardsAt(state, zone), zone);
  for (let seat = 0; seat < state.seats.length; seat++) {
    const { hand, inPlay } = seatAt(state, seat);
    placeEach(places, hand, FIRST_HAND + seat);
    placeEach(places, inPlay, FIRST_IN_PLAY + seat);
  }
  return places;
}

function placeEach(places: Places, cards: readonly CardId[], number: number): void {
  for (const card of cards) places[card] = number;
}

export function numberOfZone(zone: Zone): number {
  if (typeof zone === 'number') return zone;
  switch (zone) {
    case 'drawPile':
      return NUMBERS.drawPile;
    case 'discardPile':
      return NUMBERS.discardPile;
    case 'shelf':
      return NUMBERS.shelf;
    case 'lookedAt':
      return NUMBERS.lookedAt;
    case 'box':
      return NUMBERS.box;
    default:
      return assertNever(zone);
  }
}

export function isInPlayNumber(number: number): boolean {
  return number >= FIRST_IN_PLAY;
}

/** In front of whom the cards of this zone lie. */
export function seatBehind(zone: Zone): SeatId | undefined {
  const number = numberOfZone(zone);
  return isInPlayNumber(number) ? seatId(number - FIRST_IN_PLAY) : undefined;
}

/** A zone that lies open for everybody. */
export function isSeenByAll(number: number): boolean {
  return isInPlayNumber(number) || OPEN_ZONES.includes(number);
}

const OPEN_ZONES: readonly number[] = [NUMBERS.discardPile, NUMBERS.shelf];

/** A hand belongs to one seat: this one? */
export function isHandOf(number: number, seat: number): boolean {
  return number === FIRST_HAND + seat;
}

/** The cards of the zone with this number. */
export function cardsAt(state: State, number: number): CardId[] {
  if (number >= FIRST_IN_PLAY) return seatAt(state, number - FIRST_IN_PLAY).inPlay;
  if (number >= FIRST_HAND) return seatAt(state, number - FIRST_HAND).hand;
  switch (number) {
    case NUMBERS.drawPile:
      return state.drawPile;
    case NUMBERS.discardPile:
      return state.discardPile;
    case NUMBERS.shelf:
      return state.shelf;
    case NUMBERS.lookedAt:
      return state.lookedAt;
    case NUMBERS.box:
      return state.box;
    default:
      throw new EngineBug(`no zone ${number}`);
  }
}

function seatAt(state: State, seat: number) {
  const found = state.seats[seat];
  if (found === undefined) throw new EngineBug(`no seat ${seat}`);
  return found;
}
