import { EngineBug, type Listener } from '@dustup/kernel';
import { type Book, bookOf, type Face } from './book.ts';
import type { CardDefinition } from './definitions.ts';
import type { GameEvent } from './events.ts';
import { type CardId, cardId, type FaceId, type SeatId, seatId } from './ids.ts';
import type { Seat, State } from './state.ts';
import { copyIndex, emptyIndex, type SourceIndex } from './source-index.ts';
import type { View } from './plain-view.ts';
import { placeAll, type Places } from './places.ts';

/** A state opened for play: the state is the truth, everything else here is derived from it. */
export type Game = {
  readonly state: State;
  readonly book: Book;
  /** All seats, in or out. */
  readonly seats: readonly SeatId[];
  readonly listener: Listener<GameEvent> | undefined;
  /** In which zone each card is. */
  readonly places: Places;
  /** Who answers which query and hears which moment. */
  readonly index: SourceIndex;
  /** A window for each seat, and one for spectators: made when first looked through. */
  readonly views: View[];
};

/** `like`: a game of which this state is a copy, as it was when its step began: the lists of that one are a good start. */
export function openGame(state: State, listener: Listener<GameEvent> | undefined, like?: Game): Game {
  return {
    state,
    book: like === undefined ? bookOf(state.sets) : like.book,
    seats: like === undefined ? state.seats.map((_, at) => seatId(at)) : like.seats,
    listener,
    places: placeAll(state),
    index: like === undefined ? emptyIndex(state.seats.length) : copyIndex(like.index),
    views: [],
  };
}

export function seatOf(game: Game, seat: SeatId): Seat {
  const found = game.state.seats[seat];
  if (found === undefined) throw new EngineBug(`no seat ${seat}`);
  return found;
}

/** The face that a card shows just now. */
export function faceOf(game: Game, card: CardId): Face {
  const face = game.state.faces[card];
  if (face === undefined) throw new EngineBug(`no card ${card}`);
  return printedFace(game, face);
}

export function printedFace(game: Game, face: FaceId): Face {
  const found = game.book.faces[face];
  if (found === undefined) throw new EngineBug(`no face ${face}`);
  return found;
}

/** Which card shows this face just now. */
export function cardShowing(game: Game, face: FaceId): CardId {
  return cardId(game.state.faces.indexOf(face));
}

export function definitionOf(game: Game, card: CardId): CardDefinition {
  return faceOf(game, card).card;
}
