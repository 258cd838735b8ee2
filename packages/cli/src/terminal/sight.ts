import type { Choice, Slot, Value } from '@dustup/kernel';
import type { Pieces } from '@dustup/words';
import type { Described } from './item.ts';
import type { Screen } from './screen.ts';
import type { Company } from './seats.ts';
import type { Vocabulary } from './words.ts';

/** A moment of a game as the person at the keyboard sees it: all that the terminal asks a game about. */
export type Sight = {
  readonly viewer: number | null;
  /** Which turn it is. */
  readonly turn: number;
  /** Changes when the person's life does, or on their own turn. */
  readonly ownMark: string;
  /** Who the person is and what they are after, before the first move. */
  readonly greeting: (screen: Screen) => string;
  /** Who has won, and whether the viewer has; null while it is played. */
  readonly outcome: { readonly side: string; readonly hasWon: boolean | null } | null;
  readonly table: (screen: Screen) => string;
  readonly hand: (screen: Screen) => string;
  /** What is said after the question of one's own turn. */
  readonly playFacts: (screen: Screen) => string;
  /** The values of a slot as a menu lists them. */
  readonly inOrder: (slot: Choice) => readonly Value[];
  readonly described: (slot: Slot, value: Value, screen: Screen, use?: Use) => Described;
  /** Whether cards are aimed at players: then whom they hit is always said, even when there is only one. */
  readonly aimsAtSeats: boolean;
  /** What lies in sight and can be explained, by slug. */
  readonly inSight: readonly string[];
  /** Who the person is, a line each. */
  readonly aboutYou: (screen: Screen) => readonly string[];
  readonly roles: readonly string[];
  readonly charactersOf: (seat: number) => readonly string[];
  /** What else is to be seen of a seat, a line each: cards in play, which a folded table only counts, and an open hand. */
  readonly openCardsOf: (seat: number, screen: Screen) => readonly string[];
  /** How far the viewer is from a seat, in a game where that matters. */
  readonly distanceTo: ((viewer: number, seat: number, screen: Screen) => string) | undefined;
  /** How many copies of a card there are. */
  readonly copiesOf: (slug: string) => number;
  /** Whose rulings hold. */
  readonly rulebooks: readonly string[];
};

/** What a value is chosen for: what it asks next, and what could be done instead. */
export type Use = { readonly next: Slot | undefined; readonly besides: readonly Value[] };

export type Happened = { readonly type: string; readonly seat?: number; readonly count?: number };

/** How a game shows itself in the terminal. */
export type Face<View, Event extends Happened> = {
  readonly sight: (view: View) => Sight;
  readonly redact: (event: Event, viewer: number | null) => Event;
  /** An event, as the viewer sees it, as a sentence; empty when it is not worth one. `before` is what happened just before it. */
  readonly sentence: (event: Event, before: Event | undefined, company: Company, vocabulary: Vocabulary) => Pieces;
  /** Whether this puts a player out of the game. */
  readonly isOut: (event: Event, seat: number | null) => boolean;
};
