import type { Viewer } from '@dustup/kernel';
import { seenCard, type SeenCard } from './events.ts';
import type { Game } from './game.ts';
import { type SeatId, seatId } from './ids.ts';
import type { Frame, Ledger, Outcome, Phase, Presence, Role, Seat } from './state.ts';

export type SeatView = {
  readonly seat: SeatId;
  /** Null while it is hidden from the viewer. */
  readonly role: Role | null;
  readonly character: string;
  readonly borrowed: readonly string[];
  readonly life: number;
  readonly maxLife: number;
  readonly presence: Presence;
  readonly handCount: number;
  /** The viewer's own hand; null for everybody else's. */
  readonly hand: readonly SeenCard[] | null;
  readonly inPlay: readonly SeenCard[];
  readonly tokens: { readonly [kind: string]: number };
};

/** Everything that a seat, or a spectator, may know. Other hands are counts: no ids, no order. */
export type View = {
  readonly viewer: Viewer;
  readonly sets: readonly string[];
  readonly options: readonly string[];
  readonly seats: readonly SeatView[];
  readonly drawPileCount: number;
  /** Bottom first. */
  readonly discardPile: readonly SeenCard[];
  readonly shelf: readonly SeenCard[];
  readonly lookedAt: readonly SeenCard[] | null;
  readonly lookedAtCount: number;
  readonly turn: {
    readonly number: number;
    readonly seat: SeatId;
    readonly phase: Phase;
    readonly bangsPlayed: number;
    readonly laid: readonly number[];
    readonly used: { readonly [ability: string]: number };
    readonly notes: { readonly [rule: string]: number };
  };
  readonly resolving: readonly Frame[];
  readonly eventInForce: string | null;
  readonly nextEvent: string | null;
  readonly eventsLeft: number;
  readonly ledger: Ledger;
  readonly outcome: Outcome | null;
};

/** The one function that makes a view. */
export function viewFor(game: Game, viewer: Viewer): View {
  const { state } = game;
  const { number, seat, phase, bangsPlayed, laid, used, notes } = state.turn;
  const isLooking = state.lookedAtBy === viewer;
  return {
    viewer,
    sets: state.sets,
    options: state.options,
    seats: state.seats.map((one, at) => viewSeat(game, one, seatId(at), viewer)),
    drawPileCount: state.drawPile.length,
    discardPile: state.discardPile.map((card) => seenCard(game, card)),
    shelf: state.shelf.map((card) => seenCard(game, card)),
    lookedAt: isLooking ? state.lookedAt.map((card) => seenCard(game, card)) : null,
    lookedAtCount: state.lookedAt.length,
    turn: { number, seat, phase, bangsPlayed, laid, used, notes },
    resolving: state.resolving,
    eventInForce: state.eventInForce,
    nextEvent: state.eventsToCome[0] ?? null,
    eventsLeft: state.eventsToCome.length,
    ledger: state.ledger,
    outcome: state.outcome,
  };
}

function viewSeat(game: Game, seat: Seat, at: SeatId, viewer: Viewer): SeatView {
  const isOwn = at === viewer;
  const isOver = game.state.outcome !== null;
  return {
    seat: at,
    role: isOwn || seat.isRoleShown || isOver ? seat.role : null,
    character: seat.character,
    borrowed: seat.borrowed,
    life: seat.life,
    maxLife: seat.maxLife,
    presence: seat.presence,
    handCount: seat.hand.length,
    hand: isOwn ? seat.hand.map((card) => seenCard(game, card)) : null,
    inPlay: seat.inPlay.map((card) => seenCard(game, card)),
    tokens: seat.tokens,
  };
}
