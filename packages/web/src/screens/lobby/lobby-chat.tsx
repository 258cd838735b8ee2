import type { RefObject } from 'react';
import type { TableState } from '../../app/wire.ts';
import { audienceOf } from '../../frame/chat-lines.ts';
import { ChatTab } from '../../frame/chat-tab.tsx';
import type { Request } from '../../frame/table-screen-props.ts';
import { useHeard } from '../../frame/use-heard.ts';
import { useTalk } from '../../frame/use-talk.ts';
import { useVocabulary } from '../../text/vocabulary.tsx';
import './lobby-chat.css';

type ChatProps = {
  readonly table: TableState;
  readonly guest: string;
  readonly request: Request;
  readonly place?: RefObject<HTMLElement | null>;
};

/** What is said at a table while no game is played there: in its lobby, of the results, of a replay watched together. */
export function LobbyChat({ table, guest, request, place }: ChatProps) {
  const { words } = useVocabulary();
  const heard = useHeard(table, guest);
  const talk = useTalk(table.info.code, request);
  const isWatching = table.seat === null;
  return (
    <section ref={place} className="panel lobby-chat" aria-label={words.drawer.chat}>
      <div className="panel-head">
        <h2>{words.lobby.talk}</h2>
        <span>{words.lobby.present(presentAt(table))}</span>
      </div>
      <ChatTab
        {...heard}
        isLive
        guest={guest}
        mutes={table.mutes ?? []}
        talk={talk}
        audience={audienceOf({ isDead: false, deadSeeAll: false, isPlaying: false, isWatching })}
        costs={false}
        onMute={(muted, on) => void request({ t: 'mute', guest: muted, on })}
      />
    </section>
  );
}

/** How many people are at the table now. */
function presentAt({ info }: TableState): number {
  return info.seats.filter((held) => held !== null && held.bot === null && held.isHere).length + info.spectators;
}
