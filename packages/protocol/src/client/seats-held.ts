import type { Gone, Me, TableState } from './state.ts';

type Tables = Me['tables'];

/** Where we have a seat, by what we see of the table we are at; the same list if nothing has changed. */
export function withTable(tables: Tables, { info, seat }: TableState): Tables {
  const { code, phase, house } = info;
  if (seat === null) return withoutTable(tables, code);
  const at = tables.findIndex((one) => one.code === code);
  if (tables[at]?.phase === phase) return tables;
  const held = { code, phase, game: house.game };
  return at < 0 ? [...tables, held] : tables.with(at, held);
}

export function withoutTable(tables: Tables, code: string): Tables {
  return tables.some((one) => one.code === code) ? tables.filter((one) => one.code !== code) : tables;
}

/** Whoever leaves a game keeps the seat: somebody stands in. */
export function keepsSeat(table: TableState | null, why: Gone['why']): boolean {
  return why === 'left' && table !== null && table.seat !== null && table.info.phase === 'playing';
}
