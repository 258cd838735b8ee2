import type { Refusal } from '@dustup/kernel';
import { type ReactNode, Suspense } from 'react';
import type { GameState } from '../app/wire.ts';
import { useVocabulary } from '../text/vocabulary.tsx';
import { Icon } from '../ui/icon.tsx';
import { Banner } from './banner.tsx';
import { Bubbles } from './bubbles.tsx';
import { Chat } from './chat.tsx';
import { Drawer, LiveLine, type Tab } from './drawer.tsx';
import type { Layout } from './layout.ts';
import type { Line } from './line.ts';
import { LiveRegion } from './live-region.tsx';
import { LogTab } from './log-tab.tsx';
import { ReactingLog } from './reacting-log.tsx';
import { RichText } from './rich-text.tsx';
import type { Request, TableScreenProps } from './table-screen-props.ts';
import { TableTab } from './table-tab.tsx';
import type { useDrawer } from './use-drawer.ts';
import { useTalk } from './use-talk.ts';
import { VoteNotice } from './vote-notice.tsx';
import './frame.css';

type ShellProps = TableScreenProps & {
  readonly className: string;
  readonly game: Pick<GameState, 'id' | 'n' | 'table' | 'ask'> & { readonly log: GameState['log'] };
  readonly layout: Layout;
  readonly drawer: ReturnType<typeof useDrawer>;
  readonly lines: readonly Line[];
  /** Why the last wish was not done. */
  readonly refusal: Refusal | undefined;
  /** What I am asked, for whoever listens. */
  readonly asked: string;
  /** The drawer's leaf about the rules; a game that has none has no such leaf. */
  readonly rules?: ReactNode;
  /** What is read, over everything else. */
  readonly reader?: ReactNode;
  /** Something is still to be shown. */
  readonly isBehind?: boolean;
  readonly children: ReactNode;
};

/** What every table has around its game: the drawer, votes, notices, bubbles, and a voice for screen readers. */
export function TableShell(props: ShellProps) {
  const { table, game, layout, drawer, lines, refusal, asked, rules, reader, request, isBehind = false } = props;
  const vocabulary = useVocabulary();
  const isDrawn = layout.hasDrawer || drawer.isDrawerOpen;
  const tab = drawer.tab === 'notes' || (drawer.tab === 'rules' && rules === undefined) ? 'log' : drawer.tab;
  return (
    <div
      className={`table-screen ${props.className} ${layout.kind} ${layout.isWide ? 'wide' : ''} room-${layout.room}`}
      data-behind={isBehind || undefined}
    >
      {props.children}
      <Banner {...props} request={request} refusal={refusal && vocabulary.refusal(refusal)} />
      <VoteNotice table={table} request={request} />
      {isDrawn && (
        <Drawer
          tab={tab}
          tabs={rules === undefined ? WITHOUT_RULES : TABS}
          unread={drawer.unread}
          isSheet={!layout.hasDrawer}
          call=""
          onTab={drawer.openTab}
          onClose={layout.hasDrawer ? undefined : drawer.close}
        >
          <Suspense>
            <Leaf {...props} tab={tab} />
          </Suspense>
        </Drawer>
      )}
      <div className="bubbles" aria-live="polite">
        <Bubbles lines={drawer.fresh} />
      </div>
      {reader}
      <LiveRegion lines={lines} asked={asked} ask={game.ask?.id} plain={vocabulary.plain} />
    </div>
  );
}

const TABS: readonly Tab[] = ['log', 'chat', 'rules', 'table'];
const WITHOUT_RULES: readonly Tab[] = ['log', 'chat', 'table'];

/** The leaf of the drawer that is open. */
function Leaf({ tab, table, game, lines, rules, request, linkTo, onLeave, ...props }: ShellProps & { tab: Tab }) {
  const { guest = '', isRecord = false } = props;
  const talk = useTalk(table.info.code, request);
  switch (tab) {
    case 'chat':
      return <Chat {...{ table, game, talk, request, isRecord, guest }} me={table.seat} />;
    case 'rules':
      return rules;
    case 'table':
      // Through whosever eyes a record is seen, nobody sits there any more.
      return <TableTab {...{ request, linkTo, onLeave, guest }} table={isRecord ? { ...table, seat: null } : table} />;
    default:
      return isRecord ? (
        <LogTab lines={lines} />
      ) : (
        <ReactingLog {...{ table, game, lines, request, guest }} to="table" />
      );
  }
}

/** The last line of the log, where there is no room for more. */
export function LastLine({ lines, onOpen }: { lines: readonly Line[]; onOpen: () => void }) {
  const { words } = useVocabulary();
  const last = lines.at(-1);
  return (
    <LiveLine onOpen={onOpen}>
      <span className="line">
        <Icon name={last?.icon ?? 'info'} size={16} />
        <span>{last === undefined ? words.drawer.log : <RichText text={last.text} />}</span>
      </span>
    </LiveLine>
  );
}

/** Requests whose refusal is shown. */
export function noting(request: Request, note: (reply: Awaited<ReturnType<Request>>) => void): Request {
  return async (wish) => {
    const reply = await request(wish);
    note(reply);
    return reply;
  };
}
