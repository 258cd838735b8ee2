import type { Json } from '@dustup/kernel';

/** Something that has happened at a table, as it is kept: entries of a table are numbered from 0 without a gap. */
export type LogEntry = {
  readonly table: string;
  readonly seq: number;
  readonly body: Json;
  /** Makes a repeat impossible: at a table a seat (or guest) uses an answer id once. */
  readonly once?: string;
  /** The request that opens a table with this entry: as long as the table is open, it opens no other, at no server that shares this log. */
  readonly opens?: string;
};

/** A fact that replaces the one before of the same kind and id (a guest, a newest checkpoint, a table's head); null removes it. */
export type LogFact = {
  readonly kind: FactKind;
  readonly id: string;
  readonly body: Json | null;
  /** What it was made from (null: there was none). If it is something else by now, the write with this fact is left out, and no other. */
  readonly expects?: Json | null;
};

/**
 * `guest`: name, attire, house rules. `keys`: hashed tokens of a guest, and which seat links count. `table`: what the list of tables to rebuild needs; null once it is closed.
 * `checkpoint`: the newest checkpoint of a running game by table. `game`: a finished or running game's listing.
 * `mine`: which games a guest has played, with the id `guest/game`. `server`: what this server keeps of its own, such as the key it signs with.
 */
export const FACT_KINDS = ['guest', 'keys', 'table', 'checkpoint', 'game', 'mine', 'server'] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** What is written together is there together or not at all. */
export type LogWrite = {
  readonly entries: readonly LogEntry[];
  readonly facts: readonly LogFact[];
  /** Tables whose entries are deleted (a player's wish, or their time is up). */
  readonly erased?: readonly string[];
};

export type StoredTable = {
  readonly id: string;
  /** Null: the table is closed. */
  readonly head: Json;
  /** Null: none yet, or it cannot be read; the entries alone say all. */
  readonly checkpoint: Json | null;
  readonly entries: readonly LogEntry[];
};

/** Hears of something on disk that cannot be read: its id, and what is wrong with it. */
export type OnBroken = (id: string, problem: string) => void;

/**
 * Where games live. Writes are durable when the promise resolves, in the order in which they were asked for, and writes that wait
 * share one sync. A write that fails (with a `LogProblem`) leaves nothing of itself, and takes with it every write that was asked for
 * before its failure was told: they may build on it. Only one that was `overtaken` (see `expects`) fails alone. Next implementation: PostgreSQL; `log-contract.ts` is what every
 * implementation must pass.
 */
export type Log = {
  write(write: LogWrite): Promise<void>;
  /** Every fact of a kind whose id begins with the prefix, by id; one that cannot be read is reported and left out. */
  facts(
    kind: FactKind,
    options?: { readonly prefix?: string; readonly onBroken?: OnBroken },
  ): Promise<readonly LogFact[]>;
  /** Every table that has a head, one at a time; one that cannot be read is reported and harms no other. */
  tables(onBroken: OnBroken): AsyncIterable<StoredTable>;
  /** One table, running or closed; undefined when there is none. Rejects with a `LogProblem` when it cannot be read. */
  table(id: string): Promise<StoredTable | undefined>;
  close(): Promise<void>;
};
