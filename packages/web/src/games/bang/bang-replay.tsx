import { useMemo } from 'react';
import type { TableScreenProps } from '../../frame/table-screen-props.ts';
import { type ReplayProps, ReplayShell } from '../../screens/replay/replay-shell.tsx';
import { BangTable } from './bang-table.tsx';
import { parseTable } from './parse-bang.ts';

/** A game of the first kind that is over, to be looked at move by move. */
export function BangReplay(props: ReplayProps) {
  return <ReplayShell {...props} draw={(table) => <Seen {...table} />} />;
}

/** Who sees all hands sees all roles. */
function Seen(props: TableScreenProps) {
  const { table } = props;
  const shown = useMemo(() => {
    const { game, ...rest } = parseTable(table);
    if (game === null || game.hands === null) return table;
    const { hands } = game;
    const seats = game.table.seats.map((one, at) => ({ ...one, role: hands[at]?.role ?? one.role }));
    return { ...rest, game: { ...game, table: { ...game.table, seats } } };
  }, [table]);
  return <BangTable {...props} table={shown} />;
}
