import { Loading } from '../../frame/loading.tsx';
import type { TableScreenProps } from '../../frame/table-screen-props.ts';
import { parseTable } from './parse-bang.ts';
import { TableScreen } from './table-screen.tsx';
import { useSets } from './use-sets.ts';

/** A game of the first kind at a table of the server, once what its sets print is there. */
export function BangTable(props: TableScreenProps) {
  const isReady = useSets(props.table.info.house.sets);
  return isReady ? <TableScreen {...props} table={parseTable(props.table)} /> : <Loading />;
}
