import type { Json } from '@dustup/kernel';
import type { Threat } from './definitions.ts';
import type { Traits } from './traits.ts';
import type { Hits } from './draw-check.ts';
import type { SeatId } from './ids.ts';
import type { Suit } from './signs.ts';

/** What a question says about itself, for whoever weighs it by facts instead of by its name: a part of its `about`. */
export type QuestionFacts = {
  /** What it asks somebody to do something about: that it is their turn, or what has come at them. */
  readonly answers?: 'turn' | Threat;
  /** What the answer does, whatever is chosen. */
  readonly deed?: Traits;
  /** What each value of its first slot does. */
  readonly deeds?: { readonly [value: string]: Traits };
  /** The suits that each value of its first slot bets on. */
  readonly bets?: { readonly [value: string]: readonly Suit[] };
  /** What becomes of what is chosen. */
  readonly chosen?: 'kept' | 'lost' | 'given' | 'borrowed';
  /** Of a draw!: what it looks for, and whether that is good. */
  readonly hits?: Hits;
  readonly isGood?: boolean;
  /** A card with such a sign spoils it for whoever asks. */
  readonly spoiledBy?: Hits;
  readonly by?: SeatId;
};

/** Facts as a question carries them. */
export function says(facts: QuestionFacts): Json {
  return { ...facts };
}
