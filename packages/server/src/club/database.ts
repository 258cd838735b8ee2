import type { FactKind } from '../log/log.ts';
import type { Mark } from '../log/mark.ts';
import type { FactRow, TableRows, WriteRows } from '../log/stored.ts';

// The database that the nodes of a club share: it keeps the log, and it alone says who owns a table and who is there. Everything a node
// asks of it is one of these statements, each done whole or not at all. `memory-database.ts` and `postgres/` do them;
// `database-contract.ts` is what both must pass. Whatever it refuses, it refuses with a `LogProblem`.

/** A life is one run of a node: a node that starts again has another one. */
export type Life = string;

/** What a node says of itself when it comes. */
export type Enrolment = {
  readonly life: Life;
  /** The name of the node: one life at a time has it. */
  readonly node: string;
  /** Where other nodes reach it. */
  readonly address: string;
  readonly build: string;
};

/** What it says with each renewal. */
export type Notice = {
  /** It takes no more tables, and hands on those it has. */
  readonly isLeaving: boolean;
  readonly figures: { readonly [name: string]: number };
};

/** A life whose lease was not found to be over yet. */
export type Peer = Enrolment & Notice;

/** A batch of writes, with the epochs in which this life owns the tables that they add to. */
export type Append = Mark & {
  readonly life: Life;
  readonly writes: readonly OwnedRows[];
};

export type OwnedRows = WriteRows & {
  /** By table, of all that it names. Whoever writes the first entry of a table owns it, in its first epoch. */
  readonly epochs: { readonly [table: string]: number };
  /** The requests that open tables: see `LogEntry`. */
  readonly requests: { readonly [table: string]: string };
};

export const FIRST_EPOCH = 1;

/** Tables of which a write says something that only their owner may: what happens there, and how they stand. */
export function tablesIn({ entries, erased, facts }: WriteRows): string[] {
  const stand = facts.flatMap(({ kind, id }) => (kind === 'table' || kind === 'checkpoint' ? [id] : []));
  return [...entries.map(({ table }) => table), ...erased, ...stand];
}

/** What a statement is asked with, and what it answers. */
export type Statements = {
  /** A life begins, with a first lease. Lives of this node before can write no more: whoever asks holds the name. */
  enrol: { readonly ask: Enrolment & { readonly lease: number }; readonly answer: Enrolled };
  /** The lease runs so many milliseconds from now, by the clock of the database. */
  renew: {
    readonly ask: { readonly life: Life; readonly lease: number; readonly notice: Notice };
    readonly answer: Renewed;
  };
  /**
   * Tables whose owner can write no more are given to lives that can, in the next epoch. `fences`: first of all, lives whose lease is over
   * are kept from writing.
   */
  takeOver: {
    readonly ask: { readonly fences: boolean };
    readonly answer: { readonly fenced: readonly Life[]; readonly tables: number };
  };
  /** The life is over, and has nothing more to write. */
  leave: { readonly ask: { readonly life: Life }; readonly answer: null };
  /**
   * Writes the next batch of a life. Refused: with `fenced` when the life may write no more, or a table is not its own in this epoch; with
   * `repeated` as `Log` says; with `outOfTurn` when the batch is not the next one. Answers which of its writes were overtaken.
   */
  append: { readonly ask: Append; readonly answer: readonly number[] };
  /** How far a life has written; waits for an append under way. Which writes of the last batch were overtaken, too. */
  settle: { readonly ask: { readonly life: Life }; readonly answer: Settled | null };
  /** Who owns each of these tables, or (null) each that is open. */
  owners: { readonly ask: { readonly tables: readonly string[] | null }; readonly answer: readonly Owned[] };
  /** Nobody may go on: this is why (null: they may). */
  lose: { readonly ask: { readonly why: string | null }; readonly answer: null };
  /** A life hands a table to another one, in the next epoch; false: it is not (or no longer) its own, or the other can write no more. */
  handOver: {
    readonly ask: { readonly life: Life; readonly table: string; readonly to: Life };
    readonly answer: boolean;
  };
  /** A life cannot play a table of its own, nor can others of its build: it waits for one of another. */
  giveBack: { readonly ask: { readonly life: Life; readonly table: string }; readonly answer: null };
  /** The database tells whoever listens that `echo` has changed, after all it has told before. */
  echo: { readonly ask: { readonly life: Life; readonly number: number }; readonly answer: null };
  /** All that nodes tell each other of these guests and tables: facts of the kinds `guest`, `keys`, `table`. */
  look: { readonly ask: { readonly ids: readonly string[] }; readonly answer: readonly FactRow[] };
  facts: { readonly ask: { readonly kind: FactKind; readonly prefix: string }; readonly answer: readonly FactRow[] };
  /** The tables with a head. */
  heads: { readonly ask: null; readonly answer: readonly string[] };
  table: { readonly ask: { readonly id: string }; readonly answer: TableRows };
};

/** What of the facts of others a node hears: their kinds. */
export const TOLD_KINDS = ['guest', 'keys', 'table'] as const;

/** An open table; a life that can write no more may own it until another one does. */
export type Owned = { readonly table: string; readonly life: Life; readonly epoch: number };

export type Enrolled = {
  /** Milliseconds since 1970, by the clock of the database. */
  readonly time: number;
  /** The other lives whose lease is not over. */
  readonly others: readonly Peer[];
  /** How far lives of this node before had come, as far as that is still known. */
  readonly before: { readonly [life: Life]: Mark };
  /** Why nobody may go on, if so. */
  readonly lost: string | null;
};

export type Renewed = {
  readonly time: number;
  readonly isFenced: boolean;
  /** Why nobody may go on, if so. */
  readonly lost: string | null;
  /** All lives that are not fenced, this one as well. */
  readonly peers: readonly Peer[];
  /** There are leases that are over, or tables whose owner can write no more. */
  readonly isWorkToDo: boolean;
};

export type Settled = Mark & { readonly isFenced: boolean; readonly overtaken: readonly number[] };

export type StatementName = keyof Statements;

/** A connection to the database, that does one statement after the other. */
export type Session = {
  ask<Name extends StatementName>(name: Name, ask: Statements[Name]['ask']): Promise<Statements[Name]['answer']>;
};
