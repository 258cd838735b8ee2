import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { go } from '../../app/router.tsx';
import type { TableScreenProps } from '../../frame/table-screen-props.ts';
import type { Moment } from '../shared/parse-moments.ts';
import type { Recorded } from '../shared/use-record.ts';
import { Controls } from './controls.tsx';
import { Extras, ReplayTalk } from './extras.tsx';
import { type Eyes, firstEyes, tableAt } from './eyes.ts';
import { moveOfEvent } from './marks.ts';
import { useAddress, useHeight } from './use-page.ts';
import { usePlayer } from './use-player.ts';
import { useTogether } from './use-together.ts';
import '../../frame/frame.css';
import './replay.css';

/** A game that is over, and where to begin. */
export type ReplayProps = {
  readonly recorded: Recorded;
  readonly first: number | undefined;
  /** The table at which it is watched together with others. */
  readonly code: string | undefined;
};

/** What is shown now. */
export type Shown = { readonly eyes: Eyes; readonly moment: Moment | undefined };

type ShellProps = ReplayProps & {
  /** The table of this game, at this moment. */
  readonly draw: (table: TableScreenProps, shown: Shown) => ReactNode;
  /** What is to be seen below it. */
  readonly below?: (shown: Shown) => ReactNode;
  /** Who fell at a move, if that was not a player. */
  readonly nameOfFallen?: (move: number) => string | undefined;
};

const nothing = async () => ({ t: 'done', re: '' }) as const;
const never = () => 0;

/** What a replay of any game has around its table: forth and back, through whose eyes, notes, talk. */
export function ReplayShell({ recorded, first, code, draw, below, nameOfFallen }: ShellProps) {
  const { record, moments } = recorded;
  const last = moments.length - 1;
  const player = usePlayer(Math.min(first ?? 0, last), last);
  const [eyes, setEyes] = useState<Eyes>(() => firstEyes(record));
  const { at, isStep, goTo } = player;
  const table = useMemo(() => tableAt(record, moments, at, eyes, isStep), [record, moments, at, isStep, eyes]);
  const together = useTogether(record.id, player, code);
  useAddress(record.id, at, code);
  const toLine = useRef<(key: number) => void>(() => undefined);
  toLine.current = (key) => goTo(moveOfEvent(moments, key));
  const onLine = useCallback((key: number) => toLine.current(key), []);
  const [foot, height] = useHeight();
  const shown = { eyes, moment: moments[at] };
  const props: TableScreenProps = {
    table,
    isRecord: true,
    onLine,
    status: 'online',
    isRestarting: false,
    hasNewVersion: false,
    request: nothing,
    answer: nothing,
    now: never,
    linkTo: (secret = '') => secret,
    onLeave: () => go(''),
    below: height,
  };
  return (
    <div className="replay">
      <div className="replay-table" key={String(eyes)}>
        {draw(props, shown)}
      </div>
      <div ref={foot}>
        {below?.(shown)}
        <ReplayTalk together={together} record={record} player={player} />
        <Controls {...{ record, moments, player, eyes, nameOfFallen }} onEyes={setEyes}>
          <Extras record={record} player={player} eyes={eyes} together={together} />
        </Controls>
      </div>
    </div>
  );
}
