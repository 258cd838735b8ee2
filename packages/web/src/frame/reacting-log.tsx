import { useMemo } from 'react';
import type { TableState } from '../app/wire.ts';
import type { Line } from './line.ts';
import { LogTab } from './log-tab.tsx';
import { ReactRow } from './react-row.tsx';
import { type Logged, reactionsIn, withReactions } from './reactions.ts';
import type { Request } from './table-screen-props.ts';
import { useHeard } from './use-heard.ts';

type ReactingLogProps = {
  readonly table: Pick<TableState, 'chat' | 'mutes'>;
  readonly guest: string;
  readonly game: { readonly id: string; readonly n: number; readonly log: readonly Logged[] };
  readonly lines: readonly Line[];
  readonly request: Request;
  /** Whom a reaction is for; undefined where one keeps silent. */
  readonly to: 'table' | 'dead' | undefined;
};

/** The log of a game that is played, with what its moves were met with, and a row of signs for the last one. */
export function ReactingLog({ table, guest, game, lines, request, to }: ReactingLogProps) {
  const heard = useHeard(table, guest);
  const met = useMemo(
    () => withReactions(lines, game.log, reactionsIn(heard.lines, game.id), game.n),
    [lines, game.log, game.id, game.n, heard.lines],
  );
  return (
    <>
      <LogTab lines={met} />
      {to !== undefined && <ReactRow on={{ game: game.id, step: game.n }} to={to} request={request} />}
    </>
  );
}
