import type { Json, Outcome, Refusal } from '@dustup/kernel';
import type { FairSeed } from './fair.ts';
import type { GameOnWire, Patch, WireAsk } from './game.ts';

/** Rises with each change that an older client would misread. */
export const PROTOCOL_VERSION = 2;

/** The code with which a connection ends whose token was made void from another device: it is not to be tried again. */
export const SIGNED_OUT = 4001;

/** The code with which a connection ends whose guest has opened too many newer ones: not to be tried again before somebody wants something there. */
export const CROWDED_OUT = 4002;

/** The codes with which a connection ends that the server does not want at present, or not like this: the reason names a refusal. */
export const TRY_LATER = 1013;
export const SHUT_OUT = 1008;

// --- The lobby -------------------------------------------------------------------------------------------------------

/** Slowly enough for a first game; like people; as fast as an eye can follow; at once, for programs. */
export const PACES = ['calm', 'human', 'quick', 'fast'] as const;
export type Pace = (typeof PACES)[number];

/** How a table plays. Remembered for the next table of whoever opened it. */
export type HouseRules = {
  /** Which game is played, by its slug. */
  readonly game: string;
  readonly isPublic: boolean;
  readonly players: number;
  readonly sets: readonly string[];
  /** Options of the game. */
  readonly options: readonly string[];
  /** Seconds for a decision and in the bank; null: no clock. */
  readonly clock: { readonly decision: number; readonly bank: number } | null;
  /** How long bots and quick answers take. */
  readonly pace: Pace;
  /** Waiting tells nothing about a hand. */
  readonly pokerFace: boolean;
  /** The dead may watch all hands. */
  readonly deadSeeAll: boolean;
  /** After the end anybody with the link may see all hands and check the shuffle. */
  readonly openHands: boolean;
  /** Rematch: survivors may keep their character, the star goes to the left, the seats move on by one. */
  readonly keepCharacters: boolean;
  readonly passStar: boolean;
  readonly rotateSeats: boolean;
  /** Seconds by which those who watch are behind; absent: none. */
  readonly delay?: number;
};

/** What may be chosen for a table of a game, as `offer` brings it. */
export type GameOffer = {
  readonly game: string;
  readonly sets: readonly string[];
  /** With the sets that were asked for. */
  readonly options: readonly string[];
  /** The weakest first. */
  readonly bots: readonly string[];
  readonly usual: { readonly players: number; readonly sets: readonly string[]; readonly options: readonly string[] };
  /** What a game brings to be read, by language and name (see `Playable`). Absent: its own names have to do. */
  readonly words?: { readonly [language: string]: { readonly [name: string]: string } };
};

/** What somebody wears, so that friends are told apart at a glance. */
export const HATS = ['western', 'outback', 'pilgrim', 'fedora', 'top', 'flower', 'cork', 'bandana'] as const;
export const COLOURS = ['sand', 'brick', 'brass', 'pine', 'sky', 'plum'] as const;
export type Attire = { readonly hat: (typeof HATS)[number]; readonly colour: (typeof COLOURS)[number] };

/** Who sits in a seat, as everybody sees it. */
export type SeatInfo = {
  readonly name: string;
  /** Absent for a bot, and for whoever has chosen nothing. */
  readonly attire?: Attire;
  /** The guest's public id; null for a bot. */
  readonly guest: string | null;
  /** Which bot plays here by right; null for a person. */
  readonly bot: string | null;
  /** The person is connected. Always true for a bot. */
  readonly isHere: boolean;
  /** A bot plays the seat for its owner: away, out of time, or conceded for good. */
  readonly standIn: 'away' | 'slow' | 'conceded' | null;
  /** Games won in this series. */
  readonly won: number;
};

/** Somebody who watches and asks for a seat, which the host gives or not; or to whom the host has offered one. */
export type Claim = { readonly guest: string; readonly name: string; readonly seat: number };

/** Somebody at the table who has no seat. */
export type Watcher = { readonly guest: string; readonly name: string };

export const TABLE_PHASES = ['lobby', 'playing', 'over', 'closed'] as const;
export type TablePhase = (typeof TABLE_PHASES)[number];

/** A table without its game. Sent whole whenever something of it changes: it is small. */
export type TableInfo = {
  readonly id: string;
  readonly code: string;
  readonly phase: TablePhase;
  /** Why it was closed: `idle`, `broken`, `rematch` … */
  readonly closed: string | null;
  readonly house: HouseRules;
  /** The guest who decides in the lobby; somebody else when they are away. */
  readonly host: string;
  /** By seat; null: free. */
  readonly seats: readonly (SeatInfo | null)[];
  /** Seats kept for friends who are late, whether a bot plays there meanwhile or nobody. Absent: none. */
  readonly kept?: readonly number[];
  /** Who asks for which seat, for the host to decide. Absent: nobody. */
  readonly claims?: readonly Claim[];
  /** To whom the host has offered which seat. Absent: nobody. */
  readonly offers?: readonly Claim[];
  /** How many watch, and who: those who came last, if there are very many. */
  readonly spectators: number;
  readonly watchers: readonly Watcher[];
  readonly isPaused: boolean;
  /** Seats that have a vote now: people who live, play themselves, and are here or were a minute ago. */
  readonly voters: readonly number[];
  /** Running votes, with the seats that have said yes. */
  readonly votes: { readonly [about in Vote]?: readonly number[] };
  /** The game being played, or the last one. */
  readonly game: GameInfo | null;
  /** How many games of the series are over. */
  readonly played: number;
  /** Guests who are in for the next game: after the end, and in the lobby that follows. Absent: it does not matter. */
  readonly ready?: readonly string[];
  /** The replay that some here watch together, and who moved it last. */
  readonly together?: { readonly game: string; readonly name: string };
  /** A practice game, played on from a step of another one: it counts for nothing. */
  readonly practice?: { readonly game: string; readonly step: number };
};

/** To pause, to go on, to end the game; to let a bot play for now for everybody who is away. */
export const VOTES = ['pause', 'resume', 'abandon', 'standIn'] as const;
export type Vote = (typeof VOTES)[number];

export type GameInfo = {
  readonly id: string;
  /** The promise: SHA-256 of the server's secret and of the players' pledges (`fair.ts`), published before anything is dealt. */
  readonly commitment: string;
  /** By seat, before the deal: what players have pledged to add to the seed. Whoever finds their own shows it now (`reveal`). */
  readonly pledges?: readonly (string | null)[];
  /** Null while it is played, and when it was given up. */
  readonly outcome: Outcome | null;
  /** What opens the commitment: after the end, to whom it is due. */
  readonly seed: FairSeed | null;
};

/** A public table as the list shows it. */
export type TableListing = {
  readonly code: string;
  readonly game: string;
  readonly host: string;
  readonly phase: TablePhase;
  readonly players: number;
  readonly people: number;
  readonly bots: number;
  readonly sets: readonly string[];
  readonly options: readonly string[];
  readonly hasClock: boolean;
};

/** A table at which somebody has a seat, in a list. */
export type OwnTable = { readonly code: string; readonly phase: TablePhase; readonly game: string };

// --- Clocks ----------------------------------------------------------------------------------------------------------

/** Times are milliseconds left when the message was sent: clients' clocks need not agree with the server's. */
export type ClockInfo = {
  /** Of the decision being waited for, below zero while the bank of whoever is asked is used up; null: no clock runs. */
  readonly left: number | null;
  /** The whole time this decision had without the bank. */
  readonly of: number;
  /** By seat. */
  readonly banks: readonly number[];
};

export type ChatLine = {
  /** Counted apart for the table and for the dead. */
  readonly n: number;
  readonly name: string;
  /** Seat of the speaker, or null for a spectator. */
  readonly seat: number | null;
  readonly guest: string;
  /** To all; among those who are out; among those who watch. */
  readonly to: 'table' | 'dead' | 'watchers';
  readonly text: string;
  /** The name of a quick phrase: whoever knows it reads it in their own language. */
  readonly phrase?: string;
  /** A reaction: the move of a game that it is about. */
  readonly on?: { readonly game: string; readonly step: number };
};

/** Somebody whom I do not hear. */
export type Muted = { readonly guest: string; readonly name: string };

// --- From the server -------------------------------------------------------------------------------------------------

export type ServerMessage<G extends GameOnWire = GameOnWire> =
  /**
   * The first message on every connection. `token` only when a new guest was made, or came by a seat link: keep it secret. `why`: the
   * seat link that was opened counts for nothing.
   */
  | {
      readonly t: 'welcome';
      readonly v: number;
      readonly build: string;
      readonly guest: string;
      readonly name: string;
      /** Absent: nothing was chosen. */
      readonly attire?: Attire;
      readonly token?: string;
      readonly why?: Refusal;
      readonly house: HouseRules | null;
      /** The games that can be played here, by their slugs. */
      readonly games: readonly string[];
      /** Tables at which this guest has a seat. */
      readonly tables: readonly OwnTable[];
    }
  /** This client is too old (or too new): reload. Nothing else will be said on this connection. */
  | { readonly t: 'reload'; readonly v: number; readonly build: string }
  /** The live list, whole, while subscribed. */
  | { readonly t: 'tables'; readonly tables: readonly TableListing[] }
  /** Everything about the table this connection is at: after entering, returning, and whenever a client asks to sync. */
  | {
      readonly t: 'table';
      readonly table: TableInfo;
      /** My seat, or null for a spectator. */
      readonly seat: number | null;
      readonly game: GameSnapshot<G> | null;
      readonly chat: readonly ChatLine[];
      /** Absent: nobody. */
      readonly mutes?: readonly Muted[];
    }
  /** The table has changed outside its game. */
  | { readonly t: 'info'; readonly table: TableInfo; readonly seat: number | null }
  /** The game has moved on by one step, number `n` (each step follows the one before by one). */
  | {
      readonly t: 'step';
      readonly game: string;
      readonly n: number;
      readonly events: readonly G['event'][];
      /** Changes of the public frame, of my own, and of those I may watch. */
      readonly table?: Patch;
      readonly own?: Patch;
      readonly hands?: Patch;
      /** What I am asked now; null when nothing. Absent: as before. */
      readonly ask?: WireAsk | null;
      readonly clock: ClockInfo;
    }
  /** The clock has changed while the question has not (pause, warning). */
  | { readonly t: 'clock'; readonly game: string; readonly clock: ClockInfo; readonly warns?: true }
  /** What I am asked has changed while the public frame has not. */
  | { readonly t: 'ask'; readonly game: string; readonly ask: WireAsk | null }
  | { readonly t: 'chat'; readonly line: ChatLine }
  /** Whoever watches a replay together with others here has moved to this step. */
  | { readonly t: 'cursor'; readonly game: string; readonly at: number; readonly guest: string; readonly name: string }
  /** The request `re` is done and durable. A repeat gets the same. */
  | { readonly t: 'done'; readonly re: string; readonly with?: Json }
  /** The request `re` is refused and has changed nothing. */
  | { readonly t: 'refused'; readonly re: string; readonly why: Refusal }
  /** This connection no longer holds its seat: the guest is here from another one. */
  | { readonly t: 'elsewhere' }
  /** This connection is no longer at the table. `by`: who removed this guest; absent: the other players did together. */
  | { readonly t: 'gone'; readonly why: 'left' | 'removed' | 'closed' | 'damaged'; readonly by?: string }
  /** Nothing can be saved at present: what is asked waits, and so do the clocks. Off: all goes on. */
  | { readonly t: 'waiting'; readonly on: boolean }
  /** The server goes down and comes back: reconnect after so many milliseconds. */
  | { readonly t: 'restart'; readonly after: number }
  /** `at`: the last step sent on this connection, so that a client notices one that it never got. */
  | { readonly t: 'pong'; readonly at?: { readonly game: string; readonly n: number } };

/** A running or finished game as one viewer sees it. */
export type GameSnapshot<G extends GameOnWire = GameOnWire> = {
  readonly id: string;
  /** Which game it is. */
  readonly slug: string;
  readonly n: number;
  readonly table: G['table'];
  readonly own: G['own'] | null;
  /** What every seat sees, for whom the table lets see it (`deadSeeAll`). */
  readonly hands: readonly G['own'][] | null;
  readonly ask: WireAsk | null;
  readonly clock: ClockInfo;
  /** What lasts of long ago (who fell, and in which turn), and the last events, oldest first, as this viewer sees them. */
  readonly lately: readonly G['event'][];
};

// --- Records (over HTTP) ---------------------------------------------------------------------------------------------

/** A game of the series that is over, as `series` brings it. */
export type SeriesGame = {
  readonly id: string;
  /** Null: it was given up. */
  readonly side: string | null;
  readonly seats: readonly {
    readonly guest: string | null;
    readonly name: string;
    readonly role: string | null;
    readonly character: string | null;
    readonly hasWon: boolean;
  }[];
};

/** A line of the list of a guest's games. */
export type RecordListing = {
  readonly id: string;
  readonly endedAt: number;
  readonly players: readonly string[];
  readonly game: string;
  readonly seat: number | null;
  /** As what that seat played: a role, a side. */
  readonly role: string | null;
  /** Null: not known, or no seat. */
  readonly character: string | null;
  readonly sets: readonly string[];
  readonly outcome: Outcome | null;
};
