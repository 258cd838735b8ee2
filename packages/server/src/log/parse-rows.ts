import type { Json } from '@dustup/kernel';
import type { EntryRow, FactRow } from './stored.ts';

/** Text that was made by `JSON.stringify` and has kept its check sum. */
export function parseJson(text: string): Json {
  return JSON.parse(text) as Json;
}

export type Cells = Readonly<Record<string, unknown>>;

/** What a database hands out, cell by cell: a damaged one may hold anything, so what is no text or number becomes one that fails its sum. */
export function parseEntryRow({ table_id, seq, body, once, sum }: Cells): EntryRow {
  return {
    table: text(table_id),
    seq: number(seq),
    body: text(body),
    once: once === null ? null : text(once),
    sum: number(sum),
  };
}

export function parseFactRow({ kind, id, body, sum }: Cells): FactRow {
  return { kind: text(kind), id: text(id), body: text(body), sum: number(sum) };
}

function text(cell: unknown): string {
  return typeof cell === 'string' ? cell : '';
}

function number(cell: unknown): number {
  return typeof cell === 'number' ? cell : -1;
}
