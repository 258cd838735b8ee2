import { useMemo } from 'react';
import type { TableState } from '../../app/wire.ts';
import { heard } from '../../frame/chat-lines.ts';
import { ChatTab, NoChat } from '../../frame/chat-tab.tsx';
import type { Request } from '../../frame/table-screen-props.ts';
import type { Talk } from '../../frame/use-talk.ts';

type DuelChatProps = {
  readonly table: TableState;
  readonly guest: string;
  readonly me: number | null;
  readonly talk: Talk;
  readonly request: Request;
  readonly isRecord: boolean;
};

/** What is said at the table. Nobody is dead at this one. */
export function DuelChat({ table, guest, talk, request, isRecord }: DuelChatProps) {
  const { chat, mutes = [] } = table;
  const lines = useMemo(() => heard(chat, mutes), [chat, mutes]);
  if (isRecord) return <NoChat />;
  return (
    <ChatTab
      lines={lines}
      guest={guest}
      mutes={mutes}
      talk={talk}
      audience="table"
      costs={false}
      onMute={(whom, on) => void request({ t: 'mute', guest: whom, on })}
    />
  );
}
