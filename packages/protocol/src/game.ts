import type { DistanceChange, GameEvent, Outcome, PlainView, Role, SeenCard, Suit } from '@dustup/bang';
import type { Json, Refusal, Value } from '@dustup/kernel';

/** What everybody at the table sees: a spectator's view, who is asked, and how far everybody is from everybody. */
export type PublicFrame = Omit<PlainView, 'viewer' | 'lookedAt'> & {
  /** The seats that are asked something, until all of them have answered. */
  readonly asked: readonly number[];
  /** By seat and seat: 0 from a seat to itself, and to or from one that is out. */
  readonly distances: readonly (readonly number[])[];
  /** How each distance comes about that is not just the number of seats. */
  readonly sums: readonly DistanceSumShown[];
  /** How far each seat's gun reaches. */
  readonly reaches: readonly number[];
  /** How many cards each seat may keep; null: any number. */
  readonly handLimits: readonly (number | null)[];
  /** How many BANG! cards each seat may play in its turn; null: any number. */
  readonly bangLimits: readonly (number | null)[];
  /** The suit that all cards count as just now; null when it is the printed one. */
  readonly suit: Suit | null;
  /** Whom alone each seat is after, where the rules say so; else null. */
  readonly quarries: readonly (number | null)[];
  /** Whether a line to the table costs each seat something just now. */
  readonly speechCosts: readonly boolean[];
};

/** The seats between two players the shorter way round, and the cards, characters and events that change that. */
export type DistanceSumShown = {
  readonly from: number;
  readonly to: number;
  readonly steps: number;
  readonly changes: readonly DistanceChange[];
};

/** What one seat sees besides. */
export type OwnFrame = {
  readonly role: Role;
  readonly hand: readonly SeenCard[];
  /** Cards it is looking at, or null. */
  readonly lookedAt: readonly SeenCard[] | null;
};

/** All there is to see at one moment: who may see a seat's own part is up to the sender. */
export type Frame = { readonly table: PublicFrame; readonly own: readonly OwnFrame[] };

/** A slot as it goes over the wire; equal slots are sent once and meant by their place in the list. */
export type WireSlot =
  | { readonly slot: string; readonly of: readonly WireCandidate[]; readonly holds?: string }
  | {
      readonly slot: string;
      readonly from: readonly Value[];
      readonly least: number;
      readonly most: number;
      readonly ordered?: true;
      readonly holds?: string;
      /** By how many are selected, from the fewest on: the place of the slot that follows, or null. */
      readonly leads?: readonly (number | null)[];
    };

/** A value, what speaks against it (0: nothing), and the place of the slot that follows it. */
export type WireCandidate = Value | readonly [Value, Refusal | 0] | readonly [Value, Refusal | 0, number];

/** A question with its legal options. The root is the last slot of the list. */
export type WireQuestion = {
  readonly kind: string;
  readonly about: Json;
  readonly slots: readonly WireSlot[];
};

/** What a seat is asked now. The id changes with each question; an answer names it. */
export type WireAsk = {
  readonly id: number;
  /** Absent when the seat may only cut in while somebody else is asked. */
  readonly question?: WireQuestion;
  /** What the seat may do besides; its answer carries `interject` with the kind. */
  readonly standing?: readonly WireQuestion[];
};

/** One step of a game: what happened and how the frame changed. Recorded whole, sent in part. */
export type Step = {
  readonly events: readonly GameEvent[];
  readonly table?: Patch;
  /** By seat, where something has changed: a patch of all the seats' frames as well as of each. */
  readonly own?: { readonly [seat: string]: Patch };
};

/** See `patch.ts`. */
export type Patch = Json;

export type { GameEvent, Outcome };
