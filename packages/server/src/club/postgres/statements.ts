import type { EntryRow, FactRow } from '../../log/stored.ts';
import { type Cells, parseEntryRow, parseFactRow } from '../../log/parse-rows.ts';
import type { Append, OwnedRows, StatementName, Statements } from '../database.ts';
import {
  parseEnrolled,
  parseNumbers,
  parseOwned,
  parseRenewed,
  parseSettled,
  parseTakenOver,
} from './parse-answers.ts';

type Values = readonly (string | number | boolean | null | readonly (string | number | null)[])[];

/** A statement in SQL: what it is asked with as its parameters, and its answer from the rows. */
type Statement<Name extends StatementName> = {
  readonly sql: string;
  readonly values: (ask: Statements[Name]['ask']) => Values;
  readonly answer: (rows: readonly Cells[], ask: Statements[Name]['ask']) => Statements[Name]['answer'];
};

/** After every text that begins with the prefix. */
const AFTER_ALL = '\u{10ffff}';

/** The others look at once who is there. */
const TELL_LIFE = `pg_notify('dustup', $1 || ' life ' || $1)`;

export const STATEMENTS: { readonly [Name in StatementName]: Statement<Name> } = {
  enrol: {
    sql: `select dustup_enrol($1, $2, $3, $4, $5) as answer, ${TELL_LIFE}`,
    values: ({ life, node, address, build, lease }) => [life, node, address, build, lease],
    answer: ([row]) => parseEnrolled(row?.['answer']),
  },
  renew: {
    sql: 'select dustup_renew($1, $2, $3, $4) as answer',
    values: ({ life, lease, notice }) => [life, lease, notice.isLeaving, JSON.stringify(notice.figures)],
    answer: ([row]) => parseRenewed(row?.['answer']),
  },
  takeOver: {
    sql: 'select dustup_take_over($1) as answer',
    values: ({ fences }) => [fences],
    answer: ([row]) => parseTakenOver(row?.['answer']),
  },
  leave: { sql: `select dustup_fence($1), ${TELL_LIFE}`, values: ({ life }) => [life], answer: () => null },
  append: {
    sql: `select dustup_append(${Array.from({ length: 20 }, (_, at) => `$${at + 1}`).join(', ')}) as answer`,
    values: appendValues,
    answer: ([row]) => parseNumbers(row?.['answer']),
  },
  settle: {
    // waits for a batch that is being written
    sql: 'select batch, digest, overtaken, is_fenced from writers where life = $1 for no key update',
    values: ({ life }) => [life],
    answer: ([row]) => (row === undefined ? null : parseSettled(row)),
  },
  owners: {
    sql: 'select table_id, life, epoch from owners where $1::text[] is null or table_id = any ($1) order by table_id',
    values: ({ tables }) => [tables],
    answer: (rows) => rows.map(parseOwned),
  },
  lose: { sql: 'update club set lost = $1', values: ({ why }) => [why], answer: () => null },
  facts: {
    sql: 'select kind, id, body, sum from facts where kind = $1 and id >= $2 and id < $3 order by id',
    values: ({ kind, prefix }) => [kind, prefix, prefix + AFTER_ALL],
    answer: (rows) => rows.map(parseFactRow),
  },
  handOver: {
    sql: 'select dustup_hand_over($1, $2, $3) as answer',
    values: ({ life, table, to }) => [life, table, to],
    answer: ([row]) => row?.['answer'] === true,
  },
  giveBack: {
    sql: 'select dustup_give_back($1, $2)',
    values: ({ life, table }) => [life, table],
    answer: () => null,
  },
  echo: {
    sql: `select pg_notify('dustup', $1 || ' echo ' || $2)`,
    values: ({ life, number }) => [life, String(number)],
    answer: () => null,
  },
  look: {
    sql: `select kind, id, body, sum from facts where kind in ('guest', 'keys', 'table') and id = any($1)`,
    values: ({ ids }) => [ids],
    answer: (rows) => rows.map(parseFactRow),
  },
  heads: {
    sql: `select id from facts where kind = 'table' order by id`,
    values: () => [],
    answer: (rows) => rows.map(({ id }) => String(id)),
  },
  table: {
    // one look at one moment
    sql:
      `select null as kind, null as id, seq, body, once, sum from entries where table_id = $1 union all ` +
      `select kind, id, null, body, null, sum from facts where kind in ('table', 'checkpoint') and id = $1 order by kind nulls first, seq`,
    values: ({ id }) => [id],
    answer: (rows, { id }) => {
      const facts = rows.filter(({ kind }) => kind !== null).map(parseFactRow);
      const fact = (kind: string): FactRow | undefined => facts.find((row) => row.kind === kind);
      const entries = rows
        .filter(({ kind }) => kind === null)
        .map((row): EntryRow => parseEntryRow({ ...row, table_id: id }));
      return { head: fact('table'), checkpoint: fact('checkpoint'), entries };
    },
  },
};

/** Rows as columns: see `dustup_append`. */
function appendValues({ life, number, digest, writes }: Append): Values {
  const numbered = <Row>(rowsOf: (rows: OwnedRows) => readonly Row[]) =>
    writes.flatMap((rows, write) => rowsOf(rows).map((row) => ({ write, row })));
  const entries = numbered(({ entries: rows }) => rows);
  const facts = numbered(({ facts: rows }) => rows);
  const erased = numbered(({ erased: tables }) => tables);
  const epochs = new Map(writes.flatMap((rows) => Object.entries(rows.epochs)));
  const requests = new Map(writes.flatMap((rows) => Object.entries(rows.requests)));
  return [
    life,
    number,
    digest,
    entries.map(({ write }) => write),
    entries.map(({ row }) => row.table),
    entries.map(({ row }) => row.seq),
    entries.map(({ row }) => row.body),
    entries.map(({ row }) => row.once),
    entries.map(({ row }) => row.sum),
    facts.map(({ write }) => write),
    facts.map(({ row }) => row.kind),
    facts.map(({ row }) => row.id),
    facts.map(({ row }) => row.body),
    facts.map(({ row }) => row.sum),
    facts.map(({ row: { expects } }) => (expects === undefined ? null : String(expects ?? ''))),
    erased.map(({ write }) => write),
    erased.map(({ row }) => row),
    [...epochs.keys()],
    [...epochs.values()],
    Array.from(epochs.keys(), (table) => requests.get(table) ?? null),
  ];
}
