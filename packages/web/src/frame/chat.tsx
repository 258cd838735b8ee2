import type { GameState, TableState } from '../app/wire.ts';
import { audienceOf } from './chat-lines.ts';
import { ChatTab, NoChat } from './chat-tab.tsx';
import { doesSpeechCost, isOut } from './frame-facts.ts';
import type { Request } from './table-screen-props.ts';
import { useHeard } from './use-heard.ts';
import type { Talk } from './use-talk.ts';

type ChatProps = {
  readonly table: TableState;
  readonly game: Pick<GameState, 'table'>;
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
  const { mutes = [] } = table;
  const heard = useHeard(table, guest);
  const { house, phase } = table.info;
  const isDead = me !== null && isOut(game.table, me);
  if (isRecord) return <NoChat />;
  return (
    <ChatTab
      {...heard}
      guest={guest}
      mutes={mutes}
      talk={talk}
      audience={audienceOf({
        isDead,
        deadSeeAll: house.deadSeeAll,
        isPlaying: phase === 'playing',
        isWatching: table.seat === null,
      })}
      costs={phase === 'playing' && me !== null && doesSpeechCost(game.table, me)}
      onMute={(whom, on) => void request({ t: 'mute', guest: whom, on })}
    />
  );
}
