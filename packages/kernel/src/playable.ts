import type { Agent } from './agent.ts';
import type { Seed } from './dice.ts';
import type { Json } from './json.ts';
import type { Position } from './position.ts';
import type { Refusal } from './refusal.ts';
import type { Rules } from './rules.ts';

// The port: what a game offers to be played on a server, on a page, in a terminal. Whoever hosts games knows this file and no game.
// A game takes its own states, frames and events here, and gets no others: so these are methods, whose parameters may be narrower.

/** An event as it is told and kept. */
export type WireEvent = { readonly type: string; readonly [member: string]: Json };

/** What everybody sees: the seats that are asked something until all of them have answered, and whatever the game shows. */
export type PublicFrame = { readonly asked: readonly number[]; readonly [member: string]: Json };

/** What one seat sees besides. */
export type OwnFrame = { readonly [member: string]: Json };

/** All there is to see at one moment: who may see a seat's own part is up to the sender. */
export type Frame<Table = PublicFrame, Own = OwnFrame> = { readonly table: Table; readonly own: readonly Own[] };

/** How a game ended: who has won, and as what. */
export type Outcome = { readonly winners: readonly number[]; readonly side: string };

/** What people choose before a game. A game without expansions has no sets. */
export type GameChoice = {
  readonly players: number;
  readonly sets: readonly string[];
  readonly options: readonly string[];
};

/** What a game of a series leaves behind for the next one: by seat, and which seat comes first (as Sheriff, as the Law). */
export type LeftBehind = { readonly keeps: readonly (string | null)[]; readonly first: number | null };

export type AnyRules = Rules<Json, Json, unknown, unknown, WireEvent>;
export type AnyPosition = Position<Json, Json, unknown, unknown, WireEvent>;

/** Types of events: what is worth to be told later on, and what begins the turn in which it happened. */
export type Lasting = { readonly turn: string; readonly events: readonly string[] };

/** A game, but for those who play it by themselves. */
export interface TableGame {
  /** Its name in addresses, messages and files. */
  readonly slug: string;
  readonly rules: AnyRules;
  /** The sets that are offered; none for a game without expansions. */
  readonly sets: readonly string[];
  /** What is played when nobody says otherwise. */
  readonly usual: GameChoice;
  /** All that may be chosen with these sets. */
  optionsFor(sets: readonly string[]): readonly string[];
  /** The reason against a choice, besides what the rules themselves say to its set-up. */
  whyNot(choice: GameChoice): Refusal | undefined;
  /** Whether somebody who is out may come back: then they may not be shown what is hidden. */
  mayReturn(choice: GameChoice): boolean;
  /** What the rules begin with. They throw a `SetupError` if it cannot be played. */
  setupOf(choice: GameChoice, left: LeftBehind): Json;
  /** A state of these rules as it was kept; undefined for anything else. `begun` is one as the same game begins with. */
  parseState(kept: Json, begun: Json): Json | undefined;
  frame(position: AnyPosition): Frame;
  /** Null while it is played. */
  outcome(state: Json): Outcome | null;
  /** Whether a seat is still in the game, or is back in it. */
  isPlaying(table: PublicFrame, seat: number): boolean;
  /** Whether a question of this kind is put to a seat in its own turn, as all can see: then its answer need not wait. */
  isOwnTurn(table: PublicFrame, seat: number, kind: string): boolean;
  /** Whether a line to the table costs a seat something just now: the game takes it as the answer `SPEECH`. */
  doesSpeechCost(table: PublicFrame, seat: number): boolean;
  /** Whoever comes late is told of events of these types, however long ago; and in which turn each happened. */
  readonly lasting: Lasting;
  /** As what a seat has played, for lists of games that are over. */
  partOf(own: OwnFrame, table: PublicFrame, seat: number): string | null;
  /** Which character a seat has, where it has one. */
  characterOf(table: PublicFrame, seat: number): string | null;
  /** What a seat may take into the next game of a series. */
  keptBy(ended: Json, seat: number): string | null;
  /** Which seat comes first in the next game, if that passes on: since the players want it so, or by what they have chosen. */
  firstAfter(ended: Json, choice: GameChoice, isPassedOn: boolean): number | null;
  /** Whether a series is decided when the seats have won so many games. */
  isDecided(choice: GameChoice, won: readonly number[]): boolean;
}

/** What a game must offer to be hosted. */
export interface Playable extends TableGame {
  /**
   * For pages that know no more of the game than its frames: what things are called, by language. `name`, `line`, `questions.…`, `slots.…`,
   * `values.…`, `events.…`, `refusals.…`, `options.…`, `sides.…`, `table.…`; `{heap}` stands for the member `heap` of what is told.
   */
  readonly words?: { readonly [language: string]: { readonly [name: string]: string } };
  /** By name, the weakest first: how one is made. The last one plays for people who are away. */
  readonly bots: ReadonlyMap<string, (seed: Seed) => Agent<unknown>>;
}
