import type { LogFact, LogWrite, StoredTable } from '../log/log.ts';

/** A connection, numbered by the adapter; a number is never used again. */
export type ConnectionId = number;

/** What reaches the core. `now` is milliseconds since 1970 by a clock that never goes back. */
export type Input = { readonly now: number } & (
  | { readonly type: 'opened'; readonly connection: ConnectionId; readonly address: string }
  | { readonly type: 'received'; readonly connection: ConnectionId; readonly text: string }
  | { readonly type: 'closed'; readonly connection: ConnectionId }
  /** The time of the last `wake` has come (or any other time: too early does no harm). */
  | { readonly type: 'timer' }
  /** Every write up to this number is on disk. */
  | { readonly type: 'committed'; readonly upTo: number }
  /** The write of this number and all after it came to nothing. */
  | { readonly type: 'failed'; readonly from: number; readonly problem: string }
  /** A table as it is on disk: at the start, and again after a failed write. Undefined: there is no such table. */
  | { readonly type: 'loaded'; readonly id: string; readonly table: StoredTable | undefined }
  /** The games of a guest, as `find` asked for them: facts of the kind `game`. */
  | { readonly type: 'found'; readonly guest: string; readonly games: readonly LogFact[] }
  /** Guests who have no game on disk: those who have not been here since then, either, are forgotten. */
  | { readonly type: 'lapsed'; readonly guests: readonly string[]; readonly since: number }
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
      readonly level: 'info' | 'warn' | 'error';
      readonly what: string;
      readonly facts: { readonly [name: string]: string | number };
    }
  /** A table broke: what reproduces it, for a file that only its owner reads. */
  | { readonly type: 'crash'; readonly table: string; readonly report: string };

/** What the core may not have of its own: chance and one-way functions. Seeded in a simulation. */
export type Powers = {
  /** So many bytes of chance, in hex. */
  entropy(bytes: number): string;
  /** SHA-256 of a text, in hex. */
  hash(text: string): string;
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
