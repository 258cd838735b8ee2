import { useEffect, useRef, useState } from 'react';
import { connection, enterTable, useClient } from '../../app/connection.ts';
import type { TableState } from '../../app/wire.ts';
import type { Player } from './use-player.ts';

/** A replay watched together with whoever is at a table. */
export type Together = {
  /** The table, if we are at one. */
  readonly table: TableState | null;
  /** My public id. */
  readonly guest: string;
  readonly isOn: boolean;
  /** Who moved last, and where to, if it was not me. */
  readonly moved: { readonly name: string; readonly at: number } | undefined;
  readonly setOn: (isOn: boolean) => void;
};

/** Not more often than this: a finger on the line is faster than others can follow. */
const BETWEEN = 250;

/** `code`: the table that the link names; else the one at which we are. */
export function useTogether(game: string, player: Player, code: string | undefined): Together {
  const { table, cursor, me } = useClient();
  const [isOn, setOn] = useState(code !== undefined);
  const isThere = table !== null;
  useEffect(() => {
    if (code !== undefined && connection().state.table?.info.code !== code) void enterTable(code);
  }, [code]);
  const theirs = cursor?.game === game ? cursor : null;
  const heard = useRef<number | undefined>(undefined);
  const { goTo, at } = player;
  const latest = useRef(goTo);
  latest.current = goTo;
  useEffect(() => {
    if (!isOn || theirs === null) return;
    heard.current = theirs.at;
    latest.current(theirs.at);
  }, [isOn, theirs]);
  useEffect(() => {
    const isTheirs = heard.current === at;
    heard.current = undefined;
    if (!isOn || !isThere || isTheirs) return undefined;
    const timer = setTimeout(() => void connection().request({ t: 'cursor', game, at }), BETWEEN);
    return () => clearTimeout(timer);
  }, [isOn, isThere, game, at]);
  useEffect(() => {
    if (!isOn || !isThere) return undefined;
    return () => void connection().request({ t: 'cursor', game, at: null });
  }, [isOn, isThere, game]);
  return { table, guest: me?.guest ?? '', isOn, moved: isOn && theirs !== null ? theirs : undefined, setOn };
}
