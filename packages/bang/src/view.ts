import { EngineBug, handOut, type Viewer } from '@dustup/kernel';
import { copyCardTokens, handedList } from './copy-state.ts';
import { seenCard } from './events.ts';
import { faceOf, type Game, seatOf } from './game.ts';
import { type CardId, type SeatId, seatId } from './ids.ts';
import { copyLedger } from './ledger.ts';
import { memoriesSeen, recall } from './memory.ts';
import { cardsAt, handOf, numberOfZone, zoneOf } from './places.ts';
import type { LedgerView, PlainView, SeatView, StackView, TurnView, View, ZoneView } from './plain-view.ts';
import { turnDirection } from './seats.ts';
import { answering, queryOf } from './sources.ts';
import type { SeenCard } from './seen-card.ts';
import { seesZone } from './who-sees.ts';
import { CORE_ZONES, type ZoneDefinition } from './zone-definitions.ts';
import type { Frame, Ledger, Outcome, Phase, Presence, Role, Seat, Turn } from './state.ts';

/** The one function that makes a view. */
export function viewFor(game: Game, viewer: Viewer): View {
  const place = viewer === null ? game.state.seats.length : viewer;
  return (game.views[place] ??= new GameView(game, viewer));
}

/** The game behind a view: for facts that anybody at the table can work out (see `view-facts.ts`), and for nobody else. */
export function gameBehind(view: View): Game {
  return openView(view);
}

let openView: (view: View) => Game;

/** What `console.log` prints: what the view holds, not that it is a window. A symbol that any runtime may know. */
const PRINTED = Symbol.for('nodejs.util.inspect.custom');

class GameView implements View {
  readonly viewer: Viewer;
  readonly #game: Game;
  #seats: readonly SeatWindow[] | undefined;
  #own: SeatWindow | undefined;
  #turn: TurnWindow | undefined;
  #noted: Ledger | undefined;
  #ledger: LedgerView | undefined;

  constructor(game: Game, viewer: Viewer) {
    this.#game = game;
    this.viewer = viewer;
    Object.freeze(this);
  }

  static {
    // Kept in this module: a method of the class would hand the game to whoever holds a view
    openView = (view) => {
      if (!(#game in view)) throw new EngineBug('not a view of a game');
      return view.#game;
    };
    Object.freeze(this);
    Object.freeze(this.prototype); // whoever could change how views are read would be handed those of others
  }

  get sets(): readonly string[] {
    return handedList(this.#game.state.sets);
  }
  get options(): readonly string[] {
    return handedList(this.#game.state.options);
  }
  get seats(): readonly SeatWindow[] {
    this.#seats ??= Object.freeze(
      this.#game.state.seats.map((_, at) => new SeatWindow(this.#game, seatId(at), this.viewer)),
    );
    return this.#seats;
  }
  get own(): SeatWindow | null {
    if (this.viewer === null) return null;
    this.#own ??= new SeatWindow(this.#game, seatId(this.viewer), this.viewer);
    return this.#own;
  }
  get drawPileCount(): number {
    return this.#game.state.drawPile.length;
  }
  get discardPile(): readonly SeenCard[] {
    return seenCards(this.#game, this.#game.state.discardPile);
  }
  get shelf(): readonly SeenCard[] {
    return seenCards(this.#game, this.#game.state.shelf);
  }
  get lookedAt(): readonly SeenCard[] | null {
    const { lookedAt, lookedAtBy } = this.#game.state;
    return this.viewer !== null && lookedAtBy === this.viewer ? seenCards(this.#game, lookedAt) : null;
  }
  get lookedAtCount(): number {
    return this.#game.state.lookedAt.length;
  }
  get turn(): TurnView {
    return (this.#turn ??= new TurnWindow(this.#game));
  }
  get resolving(): readonly Frame[] {
    return this.#game.state.resolving.map(handOut);
  }
  get order(): readonly SeatId[] {
    return handedList(this.#game.state.order);
  }
  get turnDirection(): 1 | -1 {
    return turnDirection(this.#game);
  }
  get zones(): PlainView['zones'] {
    return zonesSeen(this.#game, this.viewer, undefined);
  }
  get cardTokens(): PlainView['cardTokens'] {
    return copyCardTokens(this.#game.state.cardTokens);
  }
  get inForce(): PlainView['inForce'] {
    return { ...this.#game.state.inForce };
  }
  get stacks(): PlainView['stacks'] {
    const { book, state } = this.#game;
    const seen: { [stack: string]: StackView } = {};
    for (const [stack, { isNextSeen, holder }] of book.stacks) {
      const toCome = state.stacks[stack] ?? [];
      const next = isNextSeen ? (toCome[0] ?? null) : null;
      seen[stack] = { next, left: toCome.length, ...(holder && { holder: recall(this.#game, holder) }) };
    }
    return seen;
  }
  get memory(): PlainView['memory'] {
    const { book, state } = this.#game;
    return memoriesSeen(book.memories, 'game', state.memory, false);
  }
  /** A copy, made anew when something has been added: what is handed out is never the game's own. */
  get ledger(): LedgerView {
    const { ledger } = this.#game.state;
    if (this.#ledger === undefined || this.#noted !== ledger || this.#ledger.deeds !== ledger.deeds) {
      this.#noted = ledger;
      this.#ledger = copyLedger(ledger);
    }
    return this.#ledger;
  }
  get outcome(): Outcome | null {
    return handOut(this.#game.state.outcome);
  }

  [PRINTED](): PlainView {
    return this.toJSON();
  }

  toJSON(): PlainView {
    return {
      viewer: this.viewer,
      sets: this.sets,
      options: this.options,
      seats: this.seats.map((seat) => seat.toJSON()),
      drawPileCount: this.drawPileCount,
      discardPile: keptCards(this.#game, this.#game.state.discardPile),
      shelf: keptCards(this.#game, this.#game.state.shelf),
      lookedAt: this.lookedAt && keptCards(this.#game, this.#game.state.lookedAt),
      lookedAtCount: this.lookedAtCount,
      turn: plainTurn(this.turn),
      resolving: this.resolving,
      order: this.order,
      turnDirection: this.turnDirection,
      zones: this.zones,
      cardTokens: this.cardTokens,
      inForce: this.inForce,
      stacks: this.stacks,
      memory: this.memory,
      ledger: copyLedger(this.#game.state.ledger),
      outcome: this.outcome,
    };
  }
}

class SeatWindow implements SeatView {
  readonly seat: SeatId;
  readonly #game: Game;
  readonly #seat: Seat;
  readonly #viewer: Viewer;

  constructor(game: Game, seat: SeatId, viewer: Viewer) {
    this.seat = seat;
    this.#game = game;
    this.#seat = seatOf(game, seat);
    this.#viewer = viewer;
    Object.freeze(this);
  }

  static {
    Object.freeze(this);
    Object.freeze(this.prototype);
  }

  get #isOwn(): boolean {
    return this.seat === this.#viewer;
  }

  get #isHandSeen(): boolean {
    return this.#isOwn || seesZone(this.#game, numberOfZone(this.#game, handOf(this.seat)), this.#viewer);
  }

  get role(): Role | null {
    return isRoleSeen(this.#game, this.seat, this.#viewer) ? this.#seat.role : null;
  }
  get shownAs(): string | null {
    const { roleShownAs } = answering(this.#game);
    if (roleShownAs.length === 0 || this.role === null) return null;
    return queryOf(this.#game, roleShownAs, null, { seat: this.seat });
  }
  get character(): string {
    return this.#seat.character;
  }
  get borrowed(): readonly string[] {
    return handedList(this.#seat.borrowed);
  }
  get life(): number {
    return this.#seat.life;
  }
  get maxLife(): number {
    return this.#seat.maxLife;
  }
  get presence(): Presence {
    return this.#seat.presence;
  }
  get handCount(): number {
    return this.#seat.hand.length;
  }
  get hand(): readonly SeenCard[] | null {
    return this.#isHandSeen ? seenCards(this.#game, this.#seat.hand) : null;
  }
  get inPlay(): readonly SeenCard[] {
    return seenCards(this.#game, this.#seat.inPlay);
  }
  get tokens(): { readonly [kind: string]: number } {
    return { ...this.#seat.tokens };
  }
  get zones(): SeatView['zones'] {
    return zonesSeen(this.#game, this.#viewer, this.seat);
  }
  get broughtBackBy(): string | null {
    return this.#seat.broughtBackBy;
  }
  get turnsToSkip(): number {
    return this.#seat.turnsToSkip;
  }
  get memory(): SeatView['memory'] {
    return memoriesSeen(this.#game.book.memories, 'seat', this.#seat.memory, this.#isOwn);
  }

  [PRINTED](): SeatView {
    return this.toJSON();
  }

  toJSON(): SeatView {
    const hand = this.#isHandSeen ? keptCards(this.#game, this.#seat.hand) : null;
    return plainSeat(this, hand, keptCards(this.#game, this.#seat.inPlay));
  }
}

class TurnWindow implements TurnView {
  readonly #game: Game;

  constructor(game: Game) {
    this.#game = game;
    Object.freeze(this);
  }

  static {
    Object.freeze(this);
    Object.freeze(this.prototype);
  }

  get number(): number {
    return this.#game.state.turn.number;
  }
  get seat(): SeatId {
    return this.#game.state.turn.seat;
  }
  get phase(): Phase {
    return this.#game.state.turn.phase;
  }
  get isExtra(): boolean {
    return this.#game.state.turn.isExtra;
  }
  get bangsPlayed(): number {
    return this.#game.state.turn.bangsPlayed;
  }
  get laid(): readonly CardId[] {
    return handedList(this.#game.state.turn.laid);
  }
  get used(): Turn['used'] {
    return handOut(this.#game.state.turn.used);
  }
  get memory(): TurnView['memory'] {
    const { book, state } = this.#game;
    return memoriesSeen(book.memories, 'turn', state.turn.memory, false);
  }

  [PRINTED](): TurnView {
    return plainTurn(this);
  }

  toJSON(): TurnView {
    return plainTurn(this);
  }
}

/** One's own, those that have been turned up, and all of them in the end. */
export function isRoleSeen(game: Game, seat: SeatId, viewer: Viewer): boolean {
  return seat === viewer || game.state.outcome !== null || seatOf(game, seat).isRoleShown;
}

function seenCards(game: Game, cards: readonly CardId[]): readonly SeenCard[] {
  return cards.map((card) => seenCard(game, card));
}

/** The same for what is kept: one object for each in all games. A bot's glance is cheaper with objects of its own. */
function keptCards(game: Game, cards: readonly CardId[]): readonly SeenCard[] {
  return cards.map((card) => faceOf(game, card).looks.of(card));
}

/** What a viewer sees of the zones that sets declare, for the table or for a seat. */
function zonesSeen(game: Game, viewer: Viewer, seat: SeatId | undefined): { readonly [zone: string]: ZoneView } {
  const { book } = game;
  const declared = seat === undefined ? book.tableZones : book.seatZones;
  if (declared.every(isOfCore)) return NO_ZONES;
  const seen: { [zone: string]: ZoneView } = {};
  for (const zone of declared) {
    if (isOfCore(zone)) continue;
    const number = numberOfZone(game, seat === undefined ? zone.slug : zoneOf(game, zone.slug, seat));
    const cards = cardsAt(game.state, number);
    seen[zone.slug] = { count: cards.length, cards: seesZone(game, number, viewer) ? keptCards(game, cards) : null };
  }
  return seen;
}

const NO_ZONES = Object.freeze({});

function isOfCore(zone: ZoneDefinition): boolean {
  return CORE_ZONES.includes(zone);
}

function plainSeat(window: SeatView, hand: SeatView['hand'], inPlay: SeatView['inPlay']): SeatView {
  const { seat, role, character, borrowed, life, maxLife, presence, broughtBackBy, turnsToSkip } = window;
  const { shownAs, handCount, tokens, zones, memory } = window;
  const facts = { seat, role, character, borrowed: [...borrowed], life, maxLife, presence, broughtBackBy, turnsToSkip };
  return { ...facts, shownAs, handCount, hand, inPlay, tokens: { ...tokens }, zones, memory };
}

function plainTurn({ number, seat, phase, isExtra, bangsPlayed, laid, used, memory }: TurnView): TurnView {
  return { number, seat, phase, isExtra, bangsPlayed, laid: [...laid], used: { ...used }, memory };
}
