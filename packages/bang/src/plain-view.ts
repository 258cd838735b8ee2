import type { Json, Viewer } from '@dustup/kernel';
import type { CardId, SeatId } from './ids.ts';
import type { SeenCard } from './seen-card.ts';
import type { Frame, Outcome, Phase, Presence, Role } from './state.ts';

export type SeatView = {
  readonly seat: SeatId;
  /** Null while it is hidden from the viewer. */
  readonly role: Role | null;
  /** What an open role card shows, where that is not its role: the side of a Renegade who is back; else null. */
  readonly shownAs: string | null;
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
  /** The zones that sets declare for each seat. */
  readonly zones: { readonly [zone: string]: ZoneView };
  readonly broughtBackBy: string | null;
  readonly turnsToSkip: number;
  /** What rules remember about the seat, as far as the viewer may see it. */
  readonly memory: { readonly [slug: string]: Json };
};

export type TurnView = {
  readonly number: number;
  readonly seat: SeatId;
  readonly phase: Phase;
  /** Another turn of whoever has just had one. */
  readonly isExtra: boolean;
  readonly bangsPlayed: number;
  readonly laid: readonly CardId[];
  readonly used: { readonly [ability: string]: number };
  readonly memory: { readonly [slug: string]: Json };
};

/** How many cards lie there, bottom first or in their row; null when the viewer does not see them. */
export type ZoneView = { readonly count: number; readonly cards: readonly SeenCard[] | null };

export type StackView = {
  readonly next: string | null;
  readonly left: number;
  /** In front of whom it lies, null for the middle; not given for a stack that never leaves it. */
  readonly holder?: number | null;
};

/** Who harmed and who helped whom, by pairs of seats, as all have seen it. */
export type LedgerView = {
  readonly harmed: readonly number[];
  readonly helped: readonly number[];
  readonly deeds: number;
};

/** Everything that a seat, or a spectator, may know, as plain data. Other hands are counts: no ids, no order. */
export type PlainView = {
  readonly viewer: Viewer;
  readonly sets: readonly string[];
  readonly options: readonly string[];
  readonly seats: readonly SeatView[];
  readonly drawPileCount: number;
  /** Bottom first. */
  readonly discardPile: readonly SeenCard[];
  readonly shelf: readonly SeenCard[];
  /** What the viewer is looking at; null when somebody else is looking. */
  readonly lookedAt: readonly SeenCard[] | null;
  readonly lookedAtCount: number;
  readonly turn: TurnView;
  readonly resolving: readonly Frame[];
  /** The seats clockwise. */
  readonly order: readonly SeatId[];
  /** To which side turns go: 1 clockwise, -1 the other way round. */
  readonly turnDirection: 1 | -1;
  /** The zones that sets declare for the table. */
  readonly zones: { readonly [zone: string]: ZoneView };
  /** What lies on cards in play, by the card's id. */
  readonly cardTokens: { readonly [card: string]: { readonly [kind: string]: number } };
  /** The large card in force of each stack. */
  readonly inForce: { readonly [stack: string]: string };
  /** What is to come of each stack: the next one, where all see it, and how many. */
  readonly stacks: { readonly [stack: string]: StackView };
  readonly memory: { readonly [slug: string]: Json };
  readonly ledger: LedgerView;
  readonly outcome: Outcome | null;
};

/**
 * A window on the game: reads what it is asked for when it is asked, so it shows the game as it is now, and costs
 * nothing for what nobody looks at. To keep what it shows, take `toJSON()`.
 */
export type View = PlainView & {
  /** The viewer's own seat: cheaper than to look it up among all. */
  readonly own: (SeatView & { toJSON(): SeatView }) | null;
  toJSON(): PlainView;
};
