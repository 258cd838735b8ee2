import { EngineBug, type Listener } from '@dustup/kernel';
import { type CardId, type SeatId, seatId } from '@dustup/tabletop';
import type { Book, Face } from './book.ts';
import type { CardDefinition } from './definitions.ts';
import type { DuelEvent, SeenCard } from './events.ts';
import { type FighterId, fighterAt, placeOf, seatOfFighter } from './ids.ts';
import type { Source, Sources } from './sources.ts';
import type { Fighter, Seat, State } from './state.ts';
import type { View } from './view.ts';

/** A state opened for play: the state is the truth, everything else here is derived from it. */
export type Game = {
  readonly state: State;
  readonly book: Book;
  readonly listener: Listener<DuelEvent> | undefined;
  /** Whatever counts just now; undefined when that has changed. */
  sources: Sources | undefined;
  /** What has counted before, to be used again: see `sourceFor`. */
  readonly made: (Source | undefined)[];
  /** A window for each seat, and one for whoever watches: made when first looked through. */
  readonly views: View[];
  /** By card, as it was last shown: made anew when it shows another face. */
  readonly seen: SeenCard[];
};

export const SEATS: readonly SeatId[] = [seatId(0), seatId(1)];

export function openGame(book: Book, state: State, listener: Listener<DuelEvent> | undefined): Game {
  return { state, book, listener, sources: undefined, made: [], views: [], seen: [] };
}

export const otherSeat = (seat: SeatId): SeatId => seatId(1 - seat);

export function seatOf({ state }: Game, seat: SeatId): Seat {
  const found = state.seats[seat];
  if (found === undefined) throw new EngineBug(`no seat ${seat}`);
  return found;
}

/** Whoever stands there; undefined when nobody does. */
export function fighterIn(game: Game, fighter: FighterId): Fighter | undefined {
  return seatOf(game, seatOfFighter(fighter)).fighters[placeOf(fighter)] ?? undefined;
}

export function fighterOf(game: Game, fighter: FighterId): Fighter {
  const found = fighterIn(game, fighter);
  if (found === undefined) throw new EngineBug(`nobody stands at ${fighter}`);
  return found;
}

/** The fighter with the token. */
export function frontOf(game: Game, seat: SeatId): FighterId {
  return fighterAt(seat, seatOf(game, seat).front);
}

/** The other one; an only character is both (DUEL-SINGLE-01). */
export function rearOf(game: Game, seat: SeatId): FighterId {
  const { fighters, front } = seatOf(game, seat);
  return fighterAt(seat, fighters[1 - front] == null ? front : 1 - front);
}

export function hasTwo(game: Game, seat: SeatId): boolean {
  const { fighters } = seatOf(game, seat);
  return fighters[0] != null && fighters[1] != null;
}

/** Everybody in play in the order of DUEL-SIM-01: whose turn it is and the other, in front, then in the rear. */
export function inOrder(game: Game): readonly FighterId[] {
  const { seat } = game.state.turn;
  const other = otherSeat(seat);
  const [own, theirs] = [frontOf(game, seat), frontOf(game, other)];
  if (!hasTwo(game, seat)) return hasTwo(game, other) ? [own, theirs, rearOf(game, other)] : [own, theirs];
  const rear = rearOf(game, seat);
  return hasTwo(game, other) ? [own, theirs, rear, rearOf(game, other)] : [own, theirs, rear];
}

/** The face that a card shows just now. */
export function faceOf({ state, book }: Game, card: CardId): Face {
  const found = book.faces[state.faces[card] ?? -1];
  if (found === undefined) throw new EngineBug(`no card ${card}`);
  return found;
}

export function definitionOf(game: Game, card: CardId): CardDefinition {
  return faceOf(game, card).card;
}
