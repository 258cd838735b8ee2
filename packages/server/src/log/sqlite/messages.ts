import type { Failpoint } from '../failpoint.ts';
import type { FactKind } from '../log.ts';
import type { ProblemKind } from '../problem.ts';
import type { FactRow, TableRows, WriteRows } from '../stored.ts';
import type { DatabaseOptions } from './database.ts';
import type { Sql } from './schema.ts';
import type { Salvaged } from './salvage.ts';

/** What the thread with the database is started with. */
export type WorkerData = DatabaseOptions & {
  readonly folder: string;
  readonly sql: Sql;
  readonly failpoint?: Failpoint | undefined;
  /** A damaged database is put aside and replaced by what can be read of it. */
  readonly salvages?: boolean | undefined;
};

/** What the thread is asked, and what it answers to each. */
export type Exchanges = {
  open: { readonly ask: null; readonly answer: { readonly salvaged: Salvaged | null } };
  commit: {
    readonly ask: readonly WriteRows[];
    readonly answer: {
      readonly done: number;
      readonly overtaken: readonly number[];
      readonly problem: ToldProblem | null;
    };
  };
  facts: { readonly ask: { readonly kind: FactKind; readonly prefix: string }; readonly answer: readonly FactRow[] };
  heads: { readonly ask: null; readonly answer: readonly string[] };
  table: { readonly ask: string; readonly answer: TableRows };
  close: { readonly ask: null; readonly answer: null };
};

export type ExchangeName = keyof Exchanges;

/** A `LogProblem` on its way between threads. */
export type ToldProblem = { readonly kind: ProblemKind; readonly message: string };

export type Asked = {
  readonly [Name in ExchangeName]: { readonly id: number; readonly name: Name; readonly ask: Exchanges[Name]['ask'] };
}[ExchangeName];
export type Answered = { readonly id: number } & ({ readonly answer: unknown } | { readonly problem: ToldProblem });
