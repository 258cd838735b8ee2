import type { Answer, Frame, Json, Outcome, WireEvent } from '@dustup/kernel';
import type { HouseRules, SeatInfo, Step, Vote } from '@dustup/protocol';

// What is kept of a table, entry by entry. A table is the fold of its entries (see `apply-entry.ts`) and nothing else; each game has
// a stream of entries of its own, which a rematch follows with a new one. Guests stand in it by their id only: a name can be
// forgotten.

/** Who sits in a seat, between two games too. */
export type Sitter = {
  /** A guest's id; null for a bot. */
  readonly guest: string | null;
  readonly bot: string | null;
  /** A bot's name; a guest's is looked up. */
  readonly name: string | null;
  /** Games won in this series. */
  readonly won: number;
  /** The character this survivor keeps for the next game, or null. */
  readonly keeps: string | null;
};

/** Something said, without the speaker's name. */
export type SaidLine = {
  readonly n: number;
  readonly guest: string;
  readonly seat: number | null;
  readonly to: 'table' | 'dead' | 'watchers';
  readonly text: string;
  /** The name of a quick phrase. */
  readonly phrase?: string;
  /** The move of a game to which it is a reaction. */
  readonly on?: { readonly game: string; readonly step: number };
};

/** A game of the series that is over. A guest's name is looked up. */
export type PlayedGame = {
  readonly id: string;
  readonly side: string | null;
  readonly seats: readonly {
    readonly guest: string | null;
    readonly name: string | null;
    readonly role: string | null;
    readonly character: string | null;
    readonly hasWon: boolean;
  }[];
};

/** Why a bot plays a seat for its owner. */
export type StandIn = SeatInfo['standIn'];

type Body =
  | {
      readonly k: 'opened';
      readonly at: number;
      readonly code: string;
      readonly by: string;
      /** From where, as `addressMark` has it. Absent in tables of old. */
      readonly from?: string;
      readonly host: string;
      readonly house: HouseRules;
      readonly seats: readonly (Sitter | null)[];
      readonly played: number;
      /** Where the Sheriff sits in the next game, when the star is passed on. */
      readonly star: number | null;
      readonly removed: readonly string[];
      /** Seats kept for friends who are late. */
      readonly kept?: readonly number[];
      /** Who does not want to hear whom. */
      readonly mutes: readonly (readonly [string, string])[];
      readonly chat: readonly SaidLine[];
      /** The table of the game before. */
      readonly follows: string | null;
      /** Of the series so far: guests who have no seat now, what they have won, and the character they may keep. */
      readonly scores?: readonly (readonly [string, number, string | null])[];
      /** The games of the series so far, those before the last few left out. */
      readonly series?: readonly PlayedGame[];
      /** Played on from a step of another game, for practice. */
      readonly practice?: { readonly game: string; readonly step: number };
      /** Fingerprints of what each guest there has had done last: nobody reads the game before again, and yet nothing may count twice. */
      readonly recent?: readonly (readonly [string, readonly number[]])[];
    }
  /** With what they have in this series. */
  | {
      readonly k: 'seated';
      readonly seat: number;
      readonly guest: string;
      readonly won?: number;
      readonly keeps?: string | null;
    }
  | { readonly k: 'stood'; readonly seat: number }
  | { readonly k: 'bot'; readonly seat: number; readonly bot: string | null; readonly name: string | null }
  /** A seat is kept for a friend who is late, or no longer. */
  | { readonly k: 'kept'; readonly seat: number; readonly on: boolean }
  | { readonly k: 'ruled'; readonly house: HouseRules }
  | { readonly k: 'hosted'; readonly guest: string }
  /** SHA-256 of what this guest will add to the seed. */
  | { readonly k: 'pledged'; readonly guest: string; readonly hash: string }
  /** Everything the game follows from is fixed and its commitment published; nothing is dealt before this is on disk. */
  | {
      readonly k: 'began';
      readonly at: number;
      /** Tables from before there were several games do not say which. */
      readonly game?: string;
      readonly setup: Json;
      readonly key: string;
      readonly salt: string;
      readonly commitment: string;
      /** By seat, of those who are here: what they will add to the seed. Absent: nobody will. */
      readonly pledges?: readonly (string | null)[];
      /** For bots and for waiting, 256 bits each: never the game's own chance. Tables of old have a number for both. */
      readonly dice: string | number;
      readonly waits?: string;
    }
  /** What a player pledged. */
  | { readonly k: 'revealed'; readonly seat: number; readonly part: string }
  /** `key`: what is played with, where players have pledged parts of it; else it is the server's own. */
  | { readonly k: 'dealt'; readonly first: Frame; readonly events: readonly WireEvent[]; readonly key?: string }
  | {
      readonly k: 'answered';
      readonly at: number;
      readonly seat: number;
      readonly answer: Answer;
      readonly by: 'owner' | 'bot';
      /** Of the question that was answered. */
      readonly digest: number;
      /** What all saw of it; null while others who are asked together have still to answer. */
      readonly step: Step | null;
      /** The number of the question that is open now. */
      readonly ask: number;
      /** What is left in each seat's time bank, in milliseconds. */
      readonly banks: readonly number[];
    }
  | { readonly k: 'standIn'; readonly seat: number; readonly why: StandIn }
  | { readonly k: 'voted'; readonly about: Vote; readonly seat: number; readonly yes: boolean }
  | { readonly k: 'paused' }
  | { readonly k: 'resumed' }
  /** Somebody wants somebody else gone. */
  | { readonly k: 'urged'; readonly guest: string; readonly by: string }
  /** For good, or (idle) so that they may come back. */
  | { readonly k: 'removed'; readonly guest: string; readonly isIdle?: true }
  | { readonly k: 'muted'; readonly by: string; readonly guest: string; readonly on: boolean }
  /** Where it costs the speaker something, the game takes it as that seat's move as soon as it can. */
  | { readonly k: 'said'; readonly line: SaidLine; readonly costs?: true }
  /** The oldest line that was to cost something can do so no more. */
  | { readonly k: 'forgiven' }
  /** Without an outcome: it was given up. */
  | { readonly k: 'ended'; readonly at: number; readonly outcome: Outcome | null }
  | { readonly k: 'closed'; readonly at: number; readonly why: string };

/** An entry, and whose request it answers: `[guest, re]`. */
export type TableEntry = Body & { readonly asked?: readonly [string, string] };

export type EntryOf<K extends TableEntry['k']> = Extract<TableEntry, { readonly k: K }>;

export type Opened = EntryOf<'opened'>;
