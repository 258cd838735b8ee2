import { useMemo } from 'react';
import type { GameState, TableState } from '../app/wire.ts';
import { audienceOf, heard } from './chat-lines.ts';
import { ChatTab, NoChat } from './chat-tab.tsx';
import type { Request } from './table-screen-props.ts';
import type { Talk } from './use-talk.ts';

type ChatProps = {
  readonly table: TableState;
  readonly game: GameState;
  readonly guest: string;
  /** My seat. */
  readonly me: number | null;
  readonly talk: Talk;
  readonly request: Request;
  /** Nobody talks at a record. */
  readonly isRecord: boolean;
};

/** What is said at the table while a game is played. */
export function Chat({ table, guest, game, me, talk, request, isRecord }: ChatProps) {
  const { chat, mutes = [] } = table;
  const lines = useMemo(() => heard(chat, mutes), [chat, mutes]);
  const { house, phase } = table.info;
  const isDead = me !== null && game.table.seats[me]?.presence === 'out';
  if (isRecord) return <NoChat />;
  return (
    <ChatTab
      lines={lines}
      guest={guest}
      mutes={mutes}
      talk={talk}
      audience={audienceOf({
        isDead,
        deadSeeAll: house.deadSeeAll,
        isPlaying: phase === 'playing',
        isWatching: table.seat === null,
      })}
      costs={phase === 'playing' && me !== null && game.table.speechCosts[me] === true}
      onMute={(whom, on) => void request({ t: 'mute', guest: whom, on })}
    />
  );
}
