import { handOut, type Viewer } from '@dustup/kernel';
import { type CardId, type SeatId, seatId } from '@dustup/tabletop';
import { characterIn } from './book.ts';
import { type Backs, backsOf, type SeenCard, seenCard } from './events.ts';
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

/**
 * Everything that a seat, or a spectator, may know. It reads what it is asked for when it is asked, so it shows the game
 * as it is now; as JSON it is plain data.
 */
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
  return (game.views[viewer ?? SEATS.length] ??= makeView(game, viewer));
}

function makeView(game: Game, viewer: Viewer): View {
  const { state } = game;
  return Object.freeze<View>({
    viewer,
    characters: state.characters,
    seats: Object.freeze(SEATS.map((seat) => seatView(game, seat, viewer))),
    get commonDeckCount() {
      return state.commonDeck.length;
    },
    get discardPile() {
      return seenCards(game, state.discardPile);
    },
    get shelf() {
      return seenCards(game, state.shelf);
    },
    get turn() {
      return { ...state.turn, used: [...state.turn.used] };
    },
    get resolving() {
      return handOut(state.resolving);
    },
    get outcome() {
      return handOut(state.outcome);
    },
  });
}

function seatView(game: Game, seat: SeatId, viewer: Viewer): SeatView {
  const own = seatOf(game, seat);
  const isOwn = viewer !== null && seatId(viewer) === seat;
  return Object.freeze<SeatView>({
    seat,
    side: own.side,
    get fighters() {
      return fightersSeen(game, seat);
    },
    get reserveCount() {
      return own.reserve.length;
    },
    get reserve() {
      return isOwn ? own.reserve.toSorted() : null;
    },
    get choice() {
      return isOwn ? own.choice.toSorted() : null;
    },
    get backs() {
      return backsOf(game, own.hand);
    },
    get hand() {
      return isOwn ? seenCards(game, own.hand) : null;
    },
    get deckCount() {
      return own.deck.length;
    },
  });
}

function fightersSeen(game: Game, seat: SeatId): FighterView[] {
  const { fighters, front } = seatOf(game, seat);
  const seen: FighterView[] = [];
  for (let place = 0; place < fighters.length; place++) {
    const fighter = fighters[place];
    if (fighter == null) continue;
    const { character, life, equipment } = fighter;
    const maxLife = characterIn(game.book, character).life;
    const id = fighterAt(seat, place);
    seen.push({ id, character, life, maxLife, isFront: place === front, equipment: seenCards(game, equipment) });
  }
  return seen;
}

function seenCards(game: Game, cards: readonly CardId[]): readonly SeenCard[] {
  return cards.map((card) => seenCard(game, card));
}
