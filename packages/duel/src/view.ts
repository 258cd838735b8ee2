import type { Viewer } from '@dustup/kernel';
import { type CardId, type SeatId, seatId } from '@dustup/tabletop';
import { characterIn } from './book.ts';
import { type Backs, backsOf, seenCard, type SeenCard } from './events.ts';
import { type Game, SEATS, seatOf } from './game.ts';
import { type FighterId, fighterAt } from './ids.ts';
import type { Frame, Outcome, Phase, Side } from './state.ts';

export type FighterView = {
  readonly id: FighterId;
  readonly character: string;
  readonly life: number;
  readonly maxLife: number;
  readonly isFront: boolean;
  readonly equipment: readonly SeenCard[];
};

export type SeatView = {
  readonly seat: SeatId;
  readonly side: Side;
  /** Nobody before the first choice. */
  readonly fighters: readonly FighterView[];
  readonly reserveCount: number;
  /** The viewer's own characters that are still to come, the two to choose from among them, by name; null for the other's. */
  readonly reserve: readonly string[] | null;
  readonly choice: readonly string[] | null;
  /** A hand that the viewer does not see is two counts: the backs differ (DUEL-RANDOM-01). */
  readonly backs: Backs;
  readonly hand: readonly SeenCard[] | null;
  readonly deckCount: number;
};

export type TurnView = {
  readonly number: number;
  readonly seat: SeatId;
  readonly phase: Phase;
  readonly bangsPlayed: number;
  readonly hasSwapped: boolean;
  readonly used: readonly string[];
};

/** Everything that a seat, or a spectator, may know, as plain data. */
export type View = {
  readonly viewer: Viewer;
  readonly characters: number;
  readonly seats: readonly SeatView[];
  readonly commonDeckCount: number;
  /** Bottom first. */
  readonly discardPile: readonly SeenCard[];
  readonly shelf: readonly SeenCard[];
  readonly turn: TurnView;
  readonly resolving: readonly Frame[];
  readonly outcome: Outcome | null;
};

/** The one function that makes a view. */
export function viewFor(game: Game, viewer: Viewer): View {
  const { characters, commonDeck, discardPile, shelf, turn, resolving, outcome } = game.state;
  return {
    viewer,
    characters,
    seats: SEATS.map((seat) => seatView(game, seat, viewer)),
    commonDeckCount: commonDeck.length,
    discardPile: seenCards(game, discardPile),
    shelf: seenCards(game, shelf),
    turn: { ...turn, used: [...turn.used] },
    resolving: [...resolving],
    outcome,
  };
}

function seatView(game: Game, seat: SeatId, viewer: Viewer): SeatView {
  const { side, hand, deck, reserve, choice } = seatOf(game, seat);
  const isOwn = viewer !== null && seatId(viewer) === seat;
  return {
    seat,
    side,
    fighters: fightersSeen(game, seat),
    reserveCount: reserve.length,
    reserve: isOwn ? reserve.toSorted() : null,
    choice: isOwn ? choice.toSorted() : null,
    backs: backsOf(game, hand),
    hand: isOwn ? seenCards(game, hand) : null,
    deckCount: deck.length,
  };
}

function fightersSeen(game: Game, seat: SeatId): FighterView[] {
  const { fighters, front } = seatOf(game, seat);
  return fighters.flatMap((one, place) => {
    if (one === null) return [];
    const { character, life, equipment } = one;
    const maxLife = characterIn(game.book, character).life;
    const id = fighterAt(seat, place);
    return [{ id, character, life, maxLife, isFront: place === front, equipment: seenCards(game, equipment) }];
  });
}

function seenCards(game: Game, cards: readonly CardId[]): readonly SeenCard[] {
  return cards.map((card) => seenCard(game, card));
}
