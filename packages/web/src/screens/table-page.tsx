import type { Answer, Refusal } from '@dustup/kernel';
import type { Reply } from '@dustup/protocol/client';
import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { connection, enterTable, isStillAsked, useClient, useNewVersion } from '../app/connection.ts';
import { basePath, go, Link } from '../app/router.tsx';
import type { ClientState, TableState } from '../app/wire.ts';
import { Banner } from '../frame/banner.tsx';
import { pageOf, usualPage } from '../games/pages.ts';
import { useRefusalWords, useVocabulary } from '../text/vocabulary.tsx';
import { useBots } from './lobby/use-bots.ts';
import { later } from '../ui/later.tsx';
import { removeFirstLook } from '../ui/first-look.ts';
import '../frame/frame.css';

const Lobby = later(async () => (await import('./lobby/lobby.tsx')).Lobby, 'lobby', 'home', 'talk');
const EveningNotice = later(async () => (await import('../frame/evening-notice.tsx')).EveningNotice, 'lobby');
const Gone = later(async () => (await import('./gone.tsx')).Gone, 'lobby');
const NoSuchTable = later(async () => (await import('./gone.tsx')).NoSuchTable, 'lobby');

/** How long the table is still seen when a game ends under our eyes. */
const LAST_LOOK = 3200;

/** Whatever is going on at a table: its lobby, its game, its end. */
export function TablePage({ code }: { code: string }) {
  const { words, refusal } = useVocabulary();
  const state = useClient();
  const shutOut = state.status === 'lost' ? state.problem : null;
  const wrong = useEntering(code, shutOut !== null);
  useRefusalWords(shutOut !== null || wrong !== undefined || state.gone !== null);
  const hasNewVersion = useNewVersion(state);
  const [isShown, endLook] = useLastLook(state);
  const [looksBack, setLooksBack] = useState(false);
  // What happened last is shown before its results are.
  const [isBehind, setBehind] = useState(false);
  const { status, isRestarting, me } = state;
  const table = useLastTable(state, code);
  const isWaiting = table === null;
  const game = table?.info.house.game;
  const bots = useBots(game);
  // A link leads to a lobby more often than not: it comes meanwhile, and whoever wants it is told if it does not. Then its table.
  useEffect(() => {
    const { Table, House } = game === undefined ? usualPage : pageOf(game);
    for (const part of game === undefined ? [Lobby, House] : [Table, House]) part.fetch().catch(() => undefined);
  }, [game]);
  useLayoutEffect(() => (isWaiting ? undefined : removeFirstLook()), [isWaiting]);
  const [before, isIn] = useResultsKept(table, me?.guest ?? '');
  if (table === null || table.info.code !== code) {
    if (state.gone?.code === code && state.gone.why === 'removed') return <Gone code={code} by={state.gone.by} />;
    if (shutOut === null && wrong?.refused === 'noSuchTable') return <NoSuchTable />;
    const says =
      shutOut === null
        ? wrong === undefined
          ? goneWords(state, code)
          : refusal(wrong)
        : words.banner.notLetIn(refusal(shutOut));
    return <NoTable says={says} />;
  }
  const leave = () => {
    void connection().request({ t: 'leave' });
    go('');
  };
  const toResults = () => {
    setLooksBack(false);
    endLook();
  };
  const request: typeof ask = ask;
  const answer = (slots: Answer): Promise<Reply> =>
    isStillAsked(state)
      ? connection().answer(slots)
      : Promise.resolve({ t: 'refused', re: '', why: { refused: 'notAsked' } });
  const guest = me?.guest ?? '';
  const address = (secret?: string) =>
    new URL(
      `${basePath}table/${code}${secret === undefined ? '' : `?link=${encodeURIComponent(secret)}`}`,
      location.href,
    ).href;
  const banner = (
    <Banner {...{ table, status, isRestarting, hasNewVersion, request }} problem={shutOut} refusal={undefined} />
  );
  const { Table, Results, newTable } = pageOf(table.info.house.game);
  const after = {
    guest,
    request,
    bots,
    another: () => newTable(me?.house ?? null, table.info.house.game),
    onLeave: leave,
  };
  if (table.info.phase === 'lobby' && before !== null && !isIn) {
    return (
      <>
        <Results table={before} next={table} {...after} onTable={undefined} />
        {banner}
      </>
    );
  }
  if (table.info.phase === 'lobby') {
    return (
      <>
        <Lobby
          table={table}
          guest={guest}
          name={me?.name ?? ''}
          request={request}
          link={address()}
          problem={state.problem}
          onLeave={leave}
        />
        {banner}
      </>
    );
  }
  const isOver = table.info.phase !== 'playing';
  if (isOver && !isShown && !looksBack && !isBehind) {
    return (
      <>
        <Results table={table} {...after} onTable={() => setLooksBack(true)} />
        {banner}
      </>
    );
  }
  // Before the deal the players' browsers add to the seed; somebody's may be slow.
  const isShuffled = table.game !== null || table.info.game?.pledges === undefined;
  if (!isShuffled) {
    return (
      <>
        <NoTable says="" />
        {banner}
      </>
    );
  }
  return (
    <>
      <Table
        table={table}
        guest={guest}
        status={status}
        isRestarting={isRestarting}
        hasNewVersion={hasNewVersion}
        problem={state.problem}
        request={request}
        answer={answer}
        now={now}
        linkTo={address}
        onLeave={leave}
        onBehind={setBehind}
        onResults={isOver ? toResults : undefined}
      />
      {hasNotice(table, guest) && (
        <Suspense>
          <EveningNotice table={table} guest={guest} request={request} />
        </Suspense>
      )}
    </>
  );

  /** Why we are not at this table, if the server has said. */
  function goneWords({ gone }: ClientState, wanted: string): string {
    return gone?.code === wanted ? refusal({ refused: gone.why }) : '';
  }
}

const now = () => connection().now();
const ask: ReturnType<typeof connection>['request'] = (wish) => connection().request(wish);

/** Something of the evening is to be told, which is seldom: what tells it is loaded then. */
function hasNotice({ info, seat, game }: TableState, guest: string): boolean {
  const isAsked = info.host === guest && (info.claims ?? []).length > 0;
  return isAsked || info.practice !== undefined || (seat === null && game === null && (info.house.delay ?? 0) > 0);
}

/** The game before, while the next one is set up: nobody is pulled out of its results. And whether I am in for the next. */
function useResultsKept(table: TableState | null, guest: string): readonly [TableState | null, boolean] {
  const last = useRef<TableState | null>(null);
  const phase = table?.info.phase;
  if (phase === 'over') last.current = table;
  if (phase === 'playing' || phase === undefined) last.current = null;
  return [last.current, table?.info.ready?.includes(guest) ?? true];
}

/** The table as it was last, once it has closed under our eyes: what became of the game stays to be seen. */
function useLastTable({ table, gone }: ClientState, code: string): TableState | null {
  const last = useRef(table);
  if (table !== null) last.current = table;
  const { current } = last;
  if (table !== null || current === null) return table;
  const hasClosed = gone?.code === code && gone.why === 'closed' && current.game !== null;
  return hasClosed ? { ...current, info: { ...current.info, phase: 'closed' } } : null;
}

/** Comes to the table (once the server lets us in); says why that did not work. Whoever was removed comes back only when they ask to. */
function useEntering(code: string, isShutOut: boolean): Refusal | undefined {
  const [wrong, setWrong] = useState<Refusal | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    const { table, gone } = connection().state;
    const isRemoved = gone?.code === code && gone.why === 'removed';
    if (isShutOut || isRemoved || table?.info.code === code) return undefined;
    void enterTable(code).then((reply) => {
      if (isWanted && reply.t === 'refused') setWrong(reply.why);
    });
    return () => {
      isWanted = false;
      setWrong(undefined);
    };
  }, [code, isShutOut]);
  return wrong;
}

/** True for a moment after a game that we were watching has ended; and what ends it sooner. */
function useLastLook({ table }: ClientState): readonly [isLooking: boolean, end: () => void] {
  const phase = table?.info.phase;
  const [before, setBefore] = useState(phase);
  const [isLooking, setLooking] = useState(false);
  if (phase !== before) {
    setBefore(phase);
    setLooking(before === 'playing' && phase === 'over');
  }
  useEffect(() => {
    if (!isLooking) return undefined;
    const timer = setTimeout(() => setLooking(false), LAST_LOOK);
    return () => clearTimeout(timer);
  }, [isLooking]);
  return [isLooking, () => setLooking(false)];
}

function NoTable({ says }: { says: string }) {
  const { words } = useVocabulary();
  // The outline of a table is there before any script (`build/first-look.ts`), until there is more to be seen.
  useLayoutEffect(() => (says === '' ? undefined : removeFirstLook()), [says]);
  return (
    <main className="page-note">
      <p role="status">{says === '' ? words.loading : says}</p>
      {says !== '' && (
        <Link to="" className="btn">
          {words.shared.goHome}
        </Link>
      )}
    </main>
  );
}
