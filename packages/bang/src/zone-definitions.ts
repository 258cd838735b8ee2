import type { Place } from './definitions.ts';
import type { Memory } from './memory.ts';
import type { Copies } from './set-definition.ts';

/** A place for cards that a set brings, on the table or one for each seat. */
export type ZoneDefinition = {
  readonly slug: string;
  readonly of: 'table' | 'seat';
  /** Who sees its cards; `looker`: whoever is looking at them just now. */
  readonly seenBy: 'all' | 'owner' | 'looker' | 'nobody';
  /** Its cards lie along those of another zone: the first beside the one before this number, and so on backwards. */
  readonly along?: {
    readonly zone: string;
    readonly at: Memory<number>;
    /** The stack whose card in force goes before them. */
    readonly behind?: string;
    /** What it is called where the other zone ends. */
    readonly end?: string;
  };
  /** The cards that lie there count, among the sources of this place. */
  readonly place?: Place;
};

/** Cards with a pile of their own, which never meet the draw pile. */
export type DeckDefinition = {
  readonly slug: string;
  readonly copies: readonly Copies[];
  /** The zone in which it lies, shuffled, when a game begins. */
  readonly pile: string;
  /** Where its cards go when they are discarded; under the pile, where it is the pile itself. */
  readonly discards: string;
};

/** The zones of every game. Their order is that of `cardsAt`. */
export const CORE_ZONES: readonly ZoneDefinition[] = [
  { slug: 'drawPile', of: 'table', seenBy: 'nobody' },
  { slug: 'discardPile', of: 'table', seenBy: 'all' },
  { slug: 'shelf', of: 'table', seenBy: 'all' },
  { slug: 'lookedAt', of: 'table', seenBy: 'looker' },
  { slug: 'box', of: 'table', seenBy: 'nobody' },
  { slug: 'hand', of: 'seat', seenBy: 'owner' },
  { slug: 'inPlay', of: 'seat', seenBy: 'all', place: 'inPlay' },
];

/** The deck from which hands are drawn, and its discard pile. */
export const MAIN_DECK = { slug: 'main', pile: 'drawPile', discards: 'discardPile' } as const;
