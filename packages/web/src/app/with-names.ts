import type { ClientState } from './wire.ts';

type Named = { readonly name: string } | null;

/** What is known, with a word of the reader's own language for those whose names the server has forgotten. */
export function withNames(state: ClientState, somebody: string): ClientState {
  const { table, tables } = state;
  const named = <T extends Named>(list: readonly T[]): readonly T[] =>
    list.some(isForgotten) ? list.map((one) => (isForgotten(one) ? { ...one, name: somebody } : one)) : list;
  const isHostForgotten = tables?.some(({ host }) => host === '') ?? false;
  const isTableToldWhole =
    table === null || ![table.info.seats, table.info.watchers, table.chat].flat().some(isForgotten);
  if (!isHostForgotten && isTableToldWhole) return state;
  return {
    ...state,
    tables: tables && tables.map((one) => (one.host === '' ? { ...one, host: somebody } : one)),
    table: table && {
      ...table,
      chat: named(table.chat),
      info: { ...table.info, seats: named(table.info.seats), watchers: named(table.info.watchers) },
    },
  };
}

function isForgotten(one: Named): boolean {
  return one?.name === '';
}
