import type { Frame, Json, OwnFrame, PublicFrame, Refusal, Value, WireEvent } from '@dustup/kernel';

/** What of a game goes over the wire, as types: the frames and events of any game, or of one that says so. */
export type GameOnWire = {
  readonly setup: Json;
  readonly table: PublicFrame;
  readonly own: OwnFrame;
  readonly event: WireEvent;
};

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

/** A value, what speaks against it, and the place of the slot that follows it. */
export type WireCandidate = Value | readonly [Value, WireReason] | readonly [Value, WireReason, number];

/** 0: nothing; else the place in the question's `reasons`, from 1 on. Records of before hold the reason itself. */
export type WireReason = number | Refusal;

/** A question with its legal options. The root is the last slot of the list. */
export type WireQuestion = {
  readonly kind: string;
  readonly about: Json;
  /** Each reason is sent once. */
  readonly reasons?: readonly Refusal[];
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
export type Step<Event extends WireEvent = WireEvent> = {
  readonly events: readonly Event[];
  readonly table?: Patch;
  /** By seat, where something has changed: a patch of all the seats' frames as well as of each. */
  readonly own?: { readonly [seat: string]: Patch };
};

/** See `patch.ts`. */
export type Patch = Json;

export type { Frame, OwnFrame, PublicFrame, WireEvent };
