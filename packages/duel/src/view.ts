import { handOut, type Viewer } from '@dustup/kernel';
import { type CardId, type SeatId, seatId } from '@dustup/tabletop';
import { characterIn } from './book.ts';
import { type Backs, backsOf, type SeenCard, seenCard } from './events.ts';
import { type Game, SEATS, seatOf } from './game.ts';
import { type FighterId, fighterAt } from './ids.ts';
import type { Frame, Outcome, Phase, Seat, Side } from './state.ts';

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
export type PlainView = {
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

/** A window on the game: reads what it is asked for when it is asked, so it shows the game as it is now. To keep what it shows, take `toJSON()`. */
export type View = PlainView & { toJSON(): PlainView };

/** The one function that makes a view. */
export function viewFor(game: Game, viewer: Viewer): View {
  return (game.views[viewer ?? SEATS.length] ??= new GameView(game, viewer));
}

class GameView implements View {
  readonly viewer: Viewer;
  readonly seats: readonly SeatWindow[];
  readonly #game: Game;

  constructor(game: Game, viewer: Viewer) {
    this.viewer = viewer;
    this.seats = Object.freeze(SEATS.map((seat) => new SeatWindow(game, seat, viewer)));
    this.#game = game;
    Object.freeze(this);
  }

  static {
    Object.freeze(this);
    Object.freeze(this.prototype); // whoever could change how views are read would be handed those of others
  }

  get characters(): number {
    return this.#game.state.characters;
  }
  get commonDeckCount(): number {
    return this.#game.state.commonDeck.length;
  }
  get discardPile(): readonly SeenCard[] {
    return seenCards(this.#game, this.#game.state.discardPile);
  }
  get shelf(): readonly SeenCard[] {
    return seenCards(this.#game, this.#game.state.shelf);
  }
  get turn(): TurnView {
    const { turn } = this.#game.state;
    return { ...turn, used: [...turn.used] };
  }
  get resolving(): readonly Frame[] {
    return handOut(this.#game.state.resolving);
  }
  get outcome(): Outcome | null {
    return handOut(this.#game.state.outcome);
  }

  toJSON(): PlainView {
    const { viewer, characters, commonDeckCount, discardPile, shelf, turn, resolving, outcome } = this;
    const seats = this.seats.map((seat) => seat.toJSON());
    return { viewer, characters, seats, commonDeckCount, discardPile, shelf, turn, resolving, outcome };
  }
}

class SeatWindow implements SeatView {
  readonly seat: SeatId;
  readonly side: Side;
  readonly #game: Game;
  readonly #own: Seat;
  readonly #isOwn: boolean;

  constructor(game: Game, seat: SeatId, viewer: Viewer) {
    this.seat = seat;
    this.#game = game;
    this.#own = seatOf(game, seat);
    this.side = this.#own.side;
    this.#isOwn = viewer !== null && seatId(viewer) === seat;
    Object.freeze(this);
  }

  static {
    Object.freeze(this);
    Object.freeze(this.prototype);
  }

  get fighters(): readonly FighterView[] {
    return fightersSeen(this.#game, this.seat, this.#own);
  }
  get reserveCount(): number {
    return this.#own.reserve.length;
  }
  get reserve(): readonly string[] | null {
    return this.#isOwn ? this.#own.reserve.toSorted() : null;
  }
  get choice(): readonly string[] | null {
    return this.#isOwn ? this.#own.choice.toSorted() : null;
  }
  get backs(): Backs {
    return backsOf(this.#game, this.#own.hand);
  }
  get hand(): readonly SeenCard[] | null {
    return this.#isOwn ? seenCards(this.#game, this.#own.hand) : null;
  }
  get deckCount(): number {
    return this.#own.deck.length;
  }

  toJSON(): SeatView {
    const { seat, side, fighters, reserveCount, reserve, choice, backs, hand, deckCount } = this;
    return { seat, side, fighters, reserveCount, reserve, choice, backs, hand, deckCount };
  }
}

function fightersSeen(game: Game, seat: SeatId, { fighters, front }: Seat): FighterView[] {
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
