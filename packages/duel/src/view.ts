import { handOut, type Viewer } from '@dustup/kernel';
import { type CardId, type SeatId, seatId } from '@dustup/tabletop';
import { characterIn } from './book.ts';
import { type Backs, backsOf, type SeenCard, seenCard } from './events.ts';
import { type Game, SEATS, seatOf } from './game.ts';
import { type FighterId, fighterAt } from './ids.ts';
import type { Fighter, Frame, Outcome, Phase, Seat, Side } from './state.ts';

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

/**
 * A window on the game: reads what it is asked for when it is asked, so it shows the game as it is now. A list stays as it was handed out;
 * as long as nothing in it has changed the same one is handed out again. To keep all that a window shows, take `toJSON()`.
 */
export type View = PlainView & { toJSON(): PlainView };

/** The one function that makes a view. */
export function viewFor(game: Game, viewer: Viewer): View {
  return (game.views[viewer ?? SEATS.length] ??= new GameView(game, viewer));
}

class GameView implements View {
  readonly viewer: Viewer;
  readonly seats: readonly SeatWindow[];
  readonly #game: Game;
  #discards: Cards | undefined;

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
    return (this.#discards = seenCards(this.#game, this.#game.state.discardPile, this.#discards));
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
  #hand: Cards | undefined;
  #fighters: readonly FighterView[] = [];

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
    const [first, second = first] = this.#fighters;
    return (this.#fighters = fightersSeen(this.#seenAt(0, first), this.#seenAt(1, second), this.#fighters));
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
    return this.#isOwn ? (this.#hand = seenCards(this.#game, this.#own.hand, this.#hand)) : null;
  }
  get deckCount(): number {
    return this.#own.deck.length;
  }

  #seenAt(place: number, before: FighterView | undefined): FighterView | undefined {
    const fighter = this.#own.fighters[place];
    const isFront = place === this.#own.front;
    return fighter == null ? undefined : fighterSeen(this.#game, fighterAt(this.seat, place), fighter, isFront, before);
  }

  toJSON(): SeatView {
    const { seat, side, fighters, reserveCount, reserve, choice, backs, hand, deckCount } = this;
    return { seat, side, fighters, reserveCount, reserve, choice, backs, hand, deckCount };
  }
}

/** Those who stand there, in the list from before if it still says so. */
function fightersSeen(
  first: FighterView | undefined,
  second: FighterView | undefined,
  before: readonly FighterView[],
): readonly FighterView[] {
  const inPlaces = first ?? second;
  const behind = first && second;
  if (before[0] === inPlaces && before[1] === behind) return before;
  if (inPlaces === undefined) return [];
  return behind === undefined ? [inPlaces] : [inPlaces, behind];
}

function fighterSeen(
  game: Game,
  id: FighterId,
  fighter: Fighter,
  isFront: boolean,
  before: FighterView | undefined,
): FighterView {
  const { character, life } = fighter;
  const equipment = seenCards(game, fighter.equipment, before?.equipment);
  const isSame =
    before?.id === id &&
    before.character === character &&
    before.life === life &&
    before.isFront === isFront &&
    before.equipment === equipment;
  if (isSame) return before;
  return Object.freeze({ id, character, life, maxLife: characterIn(game.book, character).life, isFront, equipment });
}

type Cards = readonly SeenCard[];

/** The cards as they are seen now: the list from before if it still says so. */
function seenCards(game: Game, cards: readonly CardId[], before?: Cards): Cards {
  return before !== undefined && isStill(game, cards, before) ? before : cards.map((card) => seenCard(game, card));
}

function isStill(game: Game, cards: readonly CardId[], before: Cards): boolean {
  if (before.length !== cards.length) return false;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i];
    if (card !== undefined && seenCard(game, card) !== before[i]) return false;
  }
  return true;
}
