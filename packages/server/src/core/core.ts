import type { Json } from '@dustup/kernel';
import type { Attire, HouseRules } from '@dustup/protocol';
import type { LogFact, LogWrite, StoredTable } from '../log/log.ts';
import type { StoredKeys } from './parse-entry.ts';

/** A connection, numbered by the adapter; a number is never used again. */
export type ConnectionId = number;

/** With this code a connection ends whose client is to come again. */
export const GOING_AWAY = 1012;

/** A guest who has said hello at another node of the club, with what is known of them there. `token`: the hash of the one they came with. */
export type Vouched = {
  readonly id: string;
  readonly name: string;
  readonly attire: Attire | null;
  readonly house: HouseRules | null;
  readonly seenAt: number;
  readonly isKept: boolean;
  readonly keys: StoredKeys;
  readonly keptKeys: Json | null;
  readonly token: string;
};

/** What reaches the core. `now` is milliseconds since 1970 by a clock that never goes back. */
export type Input = { readonly now: number } & (
  | {
      readonly type: 'opened';
      readonly connection: ConnectionId;
      readonly address: string;
      /** The guest, if another node vouches for them over a link. */
      readonly as?: Vouched | undefined;
    }
  | { readonly type: 'received'; readonly connection: ConnectionId; readonly text: string }
  | { readonly type: 'closed'; readonly connection: ConnectionId }
  /** The time of the last `wake` has come (or any other time: too early does no harm). */
  | { readonly type: 'timer' }
  /** Every write up to this number is on disk, but for those of which a fact was overtaken: they came to nothing. */
  | { readonly type: 'committed'; readonly upTo: number; readonly overtaken?: readonly number[] }
  /** The write of this number and all after it came to nothing. */
  | { readonly type: 'failed'; readonly from: number; readonly problem: string }
  /** A table as it is on disk: at the start, and again after a failed write. Undefined: there is no such table, or it cannot be read. */
  | {
      readonly type: 'loaded';
      readonly id: string;
      readonly table: StoredTable | undefined;
      readonly isDamaged?: boolean;
    }
  /** The games of a guest, as `find` asked for them: facts of the kind `game`. */
  | { readonly type: 'found'; readonly guest: string; readonly games: readonly LogFact[] }
  /** Guests who have no game on disk: those who have not been here since then, either, are forgotten. */
  | { readonly type: 'lapsed'; readonly guests: readonly string[]; readonly since: number }
  /** Whoever runs the server closes a table, or says something at one (null: at all of them). */
  | { readonly type: 'closeTable'; readonly code: string }
  | { readonly type: 'announce'; readonly code: string | null; readonly text: string }
  /** What is to be written has not been for a while; and it is again. */
  | { readonly type: 'stalled' }
  | { readonly type: 'flows' }
  /**
   * In a club: guests, their keys and tables as they are by now, with the owners of these tables. `isAll`: there are no others.
   */
  | {
      readonly type: 'news';
      readonly facts: readonly LogFact[];
      readonly owners: readonly { readonly table: string; readonly life: string }[];
      readonly isAll?: boolean;
    }
  /** All is known that was in the database when `catchUp` asked with this number. */
  | { readonly type: 'caughtUp'; readonly number: number }
  /** To these nodes there is a link. */
  | { readonly type: 'reaches'; readonly lives: readonly string[] }
  /** No more tables are opened here; these go to other nodes once all that is written is on disk. */
  | { readonly type: 'leaving' }
  | { readonly type: 'release'; readonly tables: readonly string[] }
  /** The process is asked to stop. */
  | { readonly type: 'stopping' }
);

/** What the core wants done, in this order. */
export type Output =
  | { readonly type: 'send'; readonly connection: ConnectionId; readonly text: string }
  | { readonly type: 'close'; readonly connection: ConnectionId; readonly code: number; readonly reason: string }
  /** Wants a `timer` at this time; replaces the wish before. */
  | { readonly type: 'wake'; readonly at: number }
  /** Writes are numbered from 1 without a gap. */
  | { readonly type: 'write'; readonly number: number; readonly write: LogWrite }
  | { readonly type: 'load'; readonly id: string }
  /** Wants a `found`: the games of a guest (facts `mine` by the prefix `guest/`, and the facts `game` they name). */
  | { readonly type: 'find'; readonly guest: string }
  /** Something for the log of the process: never with a secret in it. */
  | {
      readonly type: 'note';
      readonly level: 'debug' | 'info' | 'warn' | 'error';
      readonly what: string;
      readonly facts: { readonly [name: string]: string | number };
    }
  /** Wants a `caughtUp` with this number, after all news. */
  | { readonly type: 'catchUp'; readonly number: number }
  /** A connection is continued over the link to this node; what is forwarded goes there. */
  | {
      readonly type: 'relay';
      readonly connection: ConnectionId;
      readonly address: string;
      readonly life: string;
      readonly as: Vouched;
    }
  | { readonly type: 'forward'; readonly connection: ConnectionId; readonly text: string }
  | { readonly type: 'unrelay'; readonly connection: ConnectionId }
  /** This node owns the table and cannot play it: another one may. */
  | { readonly type: 'giveBack'; readonly table: string }
  /** A table broke: what reproduces it, for a file that only its owner reads. */
  | { readonly type: 'crash'; readonly table: string; readonly report: string };

/** What the core may not have of its own: chance and one-way functions. Seeded in a simulation. */
export type Powers = {
  /** So many bytes of chance, in hex. */
  entropy(bytes: number): string;
  /** SHA-256 of a text, in hex. */
  readonly hash: (text: string) => string;
  /** A keyed hash of a text (HMAC-SHA-256 with the server's own secret), in hex. */
  sign(text: string): string;
};

export type Limits = {
  /** Messages a player may send in a span of milliseconds. */
  readonly messages: number;
  readonly span: number;
  readonly connectionsInAll: number;
  readonly connectionsPerAddress: number;
  readonly connectionsPerGuest: number;
  readonly tablesInAll: number;
  readonly tablesPerGuest: number;
  /** Games that one guest may begin in an hour; their records are kept for long. */
  readonly gamesPerHour: number;
  /** Changes and messages at tables per guest and hour, not counting moves: each is a line on disk. */
  readonly changesPerHour: number;
  /** Wrong codes of tables that one address may try before it has to wait. */
  readonly wrongCodes: number;
  /** Tables nobody is at are closed after so many milliseconds; games nobody plays too. */
  readonly idleTable: number;
};

export const USUAL_LIMITS: Limits = {
  messages: 100,
  span: 20_000,
  connectionsInAll: 20_000,
  connectionsPerAddress: 256,
  connectionsPerGuest: 8,
  tablesInAll: 5000,
  tablesPerGuest: 4,
  gamesPerHour: 30,
  changesPerHour: 1000,
  wrongCodes: 10,
  idleTable: 30 * 60_000,
};
