import { textPiece } from '@dustup/words';
import type { Answer } from '@dustup/kernel';
import { Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { changeSettings } from '../../app/settings.ts';
import type { GameState, LoggedEvent, TableState } from './wire.ts';
import type { Request, TableScreenProps } from '../../frame/table-screen-props.ts';
import { CardTokensNow } from './cards/card-tokens.ts';
import { CountedSuit } from './cards/counted-suit.ts';
import { useTableSounds } from './use-table-sounds.ts';
import { tableName } from '../../app/table-name.ts';
import { useVocabulary } from '../../text/vocabulary.tsx';
import type { Vocabulary } from '../../text/vocabulary-of.ts';
import { signature } from './action-bar.tsx';
import { barAfterDeath } from './after-death.ts';
import { type Armed, armedAnswer, armedIn } from './arming.ts';
import { Banner } from '../../frame/banner.tsx';
import type { BarModel } from './bar-model.ts';
import { companyOf } from '../../frame/company.ts';
import { cardsSeen } from './company.ts';
import { Drawer, type Tab } from '../../frame/drawer.tsx';
import { useGuesses } from './guesses.ts';
import { ReadsOnHover } from '../../frame/hover.ts';
import { LiveRegion } from '../../frame/live-region.tsx';
import { LogTab } from '../../frame/log-tab.tsx';
import type { Scene } from './move-sentence.ts';
import { OpenHands } from './open-hands.tsx';
import {
  EffectsLayer,
  FlightLayer,
  VoteNotice,
  Bubbles,
  Chat,
  fetchRest,
  NotesTab,
  PhoneView,
  ReactingLog,
  Reader,
  RingView,
  RulesTab,
  TableTab,
} from './parts.ts';
import type { Reading } from '../../frame/reading.ts';
import { type Falls, fallsIn, isJustDealt } from './scene.ts';
import type { Passed } from './show/show.ts';
import { useShow } from './show/use-show.ts';
import { askedAloud } from './spoken.ts';
import { tableModel } from './table-model.ts';
import type { Line } from '../../frame/line.ts';
import { tell } from './telling.ts';
import { type Composer, useComposer } from '../../frame/use-composer.ts';
import { useAfterPaint } from '../../frame/use-after-paint.ts';
import { useAttention } from './use-attention.ts';
import { useDrawer } from '../../frame/use-drawer.ts';
import { END_TURN_SLEEP, useFresh } from '../../frame/use-fresh.ts';
import { useKeys } from './use-keys.ts';
import { useLayout } from '../../frame/use-layout.ts';
import { useNews } from '../../frame/use-news.ts';
import { useOnlyAnswer } from './use-only-answer.ts';
import { useRefusal } from '../../frame/use-refusal.ts';
import { type Talk, useTalk } from '../../frame/use-talk.ts';
import '../../frame/frame.css';
import './phone.css';

export type BangScreenProps = Omit<TableScreenProps, 'table'> & { readonly table: TableState };

/** The table while a game is played, or lies there finished. */
export function TableScreen(props: BangScreenProps) {
  const { game } = props.table;
  return game === null ? null : <GameTable key={game.id} {...props} game={game} />;
}

/** What happens around the moves: which tab is open, what is being read. */
export type Furniture = {
  readonly tab: Tab;
  readonly isDrawerOpen: boolean;
  readonly unread: number;
  readonly openTab: (tab: Tab) => void;
  readonly onRead: (card: string | undefined, sign?: string) => void;
  readonly onDetails: (seat: number) => void;
  readonly onSeat: (seat: number) => void;
  readonly onCard: (card: number) => void;
  readonly onDrop: Composer['drop'];
  readonly armed: readonly Armed[];
  readonly arm: (armed: readonly Armed[]) => void;
  readonly now: () => number;
  readonly lines: readonly Line[];
  readonly onLeave: () => void;
};

function GameTable(props: BangScreenProps & { readonly game: GameState }) {
  const { table, status, answer, request, now, onLeave, onBehind, onResults } = props;
  const isRecord = props.isRecord === true;
  // Whoever looks at a record has not died in it.
  const playing = useShow(props.game, isRecord ? null : table.seat);
  const { game, isBehind } = playing;
  useEffect(() => onBehind?.(isBehind), [onBehind, isBehind]);
  const vocabulary = useVocabulary();
  const isDealing = useFresh(game.id, DEAL) && isJustDealt(game);
  const layout = useLayout(game.table.seats.length, props.below);
  const isPhone = layout.kind === 'phone';
  const company = useMemo(() => companyOf(table), [table]);
  const seen = useMemo(() => cardsSeen(game), [game]);
  const scene: Scene = { game, company, seen, vocabulary };
  const { refusal, note } = useRefusal(table, status);
  const send = (slots: Answer) => {
    note(undefined);
    void answer(slots).then(note);
  };
  const ask: Request = async (wish) => {
    const reply = await request(wish);
    note(reply);
    return reply;
  };
  const talk = useTalk(table.info.code, request);
  const composer = useComposer(game, send);
  const guesses = useGuesses(game.id);
  const [armed, setArmed] = useState<readonly Armed[]>([]);
  const arm = (one: Armed) => setArmed([...armedIn(game.table.turn.number, armed), one]);
  const current = tableModel(table, scene, composer, guesses, useFalls(game), playing, arm);
  // Cards to pick from come many at a time: when all the rest is to be seen.
  const told = useLines(game, scene);
  const { passed, rewatch } = playing;
  const { onLine } = props;
  const lines = useMemo(() => {
    const shown = withPassed(told, passed, rewatch, vocabulary);
    return onLine === undefined ? shown : shown.map((line) => ({ ...line, onPress: () => onLine(line.key) }));
  }, [told, passed, rewatch, vocabulary, onLine]);
  const news = useNews(game, isRecord ? null : table.seat);
  const asleep = useSleep(current.bar, game);
  const ending = withResults(barAfterDeath(asleep, scene, playing, onLeave), scene, isBehind ? undefined : onResults);
  const bar = isRecord ? asleep : withNews(ending, news, scene);
  const model = { ...current, bar, tray: useAfterPaint(current.tray) };
  const drawer = useDrawer(table, props.guest ?? '', isPhone, layout.hasDrawer);
  useArmed(game, armed, setArmed, send);
  useOnlyAnswer(model);
  useTableSounds(game, company.me);
  const call = useAttention(model);
  useEffect(fetchRest, []);
  useKeys(model, { openTab: drawer.openTab, toggleSound: () => changeSettings({ hasSound: !drawer.hasSound() }) });
  const latest = useLatest(composer);
  const onDetails = useGuarded(drawer.onDetails, signature(bar.sentence, bar.buttons));
  const furniture: Furniture = { ...drawer, ...latest, onDetails, armed, arm: setArmed, now, lines, onLeave };
  const drawn = (
    <Drawer
      tab={drawer.tab}
      unread={drawer.unread}
      isSheet={!layout.hasDrawer}
      call={isPhone && drawer.tab === 'chat' ? call : ''}
      onTab={drawer.openTab}
      onClose={layout.hasDrawer ? undefined : drawer.close}
    >
      <Suspense>
        <TabContent
          {...props}
          request={ask}
          talk={talk}
          scene={scene}
          furniture={furniture}
          reading={drawer.reading}
          details={drawer.details}
          guesses={guesses}
        />
      </Suspense>
    </Drawer>
  );
  return (
    <div className={`table-screen ${layout.kind} ${isDealing ? 'dealing' : ''}`} data-behind={isBehind || undefined}>
      <CountedSuit value={game.table.suit}>
        <CardTokensNow value={game.table.cardTokens}>
          <ReadsOnHover value={!isPhone}>
            <Suspense fallback={<OnTheWay name={tableName(table.info.code)} />}>
              {isPhone ? (
                <PhoneView model={model} furniture={furniture} layout={layout} />
              ) : (
                <RingView model={model} furniture={furniture} layout={layout} />
              )}
            </Suspense>
          </ReadsOnHover>
        </CardTokensNow>
      </CountedSuit>
      <Banner {...props} request={ask} refusal={refusal && vocabulary.refusal(refusal)} />
      <Suspense>
        <VoteNotice table={table} request={ask} />
      </Suspense>
      {(layout.hasDrawer || drawer.isDrawerOpen) && drawn}
      <div className="bubbles" aria-live="polite">
        {drawer.fresh.length > 0 && (
          <Suspense>
            <Bubbles lines={drawer.fresh} />
          </Suspense>
        )}
      </div>
      {drawer.reading !== undefined && (
        <Suspense>
          <Reader reading={drawer.reading} isSheet={isPhone} onClose={() => drawer.onRead(undefined)} />
        </Suspense>
      )}
      <Suspense>
        <FlightLayer flights={playing.flights} length={playing.length} me={company.me} isSmall={isPhone} />
        <EffectsLayer effects={playing.effects} length={playing.length} />
      </Suspense>
      <LiveRegion lines={lines} asked={askedAloud(model)} ask={game.ask?.id} plain={vocabulary.plain} />
    </div>
  );
}

/** A screen that is turned may need the other layout: until it is there, whoever hears the page still knows where they are. */
function OnTheWay({ name }: { readonly name: string }) {
  return (
    <main className="sr-only" aria-busy="true">
      <h1>{`Dustup, ${name}`}</h1>
    </main>
  );
}

/** The second press of two was meant for the bar that has just become smaller, not for what lies there now. */
function useGuarded(onDetails: (seat: number) => void, bar: string): (seat: number) => void {
  const changedAt = useRef(0);
  useLayoutEffect(() => {
    changedAt.current = bar === '' ? 0 : performance.now();
  }, [bar]);
  return useCallback(
    (seat) => {
      if (performance.now() - changedAt.current >= END_TURN_SLEEP) onDetails(seat);
    },
    [onDetails],
  );
}

/** How long the first cards take to come. */
const DEAL = 900;

/** After each play a new question comes: for a moment the turn cannot be ended. */
function useSleep(bar: BarModel, { id, ask }: GameState): BarModel {
  const isAsleep = useFresh(`${id} ${ask?.id ?? ''}`, END_TURN_SLEEP);
  return bar.end === undefined ? bar : { ...bar, end: { ...bar.end, isDisabled: isAsleep } };
}

/** What may be called later does what is right then. */
function useLatest(composer: Composer) {
  const held = useRef(composer);
  held.current = composer;
  return useMemo(
    () => ({
      onSeat: (seat: number) => held.current.touch({ kind: 'seat', seat }),
      onCard: (id: number) => held.current.touch({ kind: 'card', id }),
      onDrop: (id: number, seat: number | null) => held.current.drop(id, seat),
    }),
    [],
  );
}

/** The log in words; a line is made once. */
function useLines(game: GameState, { company, vocabulary }: Scene): readonly Line[] {
  const { log } = game;
  const { names, me } = company;
  const everybody = names.join('|');
  const told = useMemo(() => {
    const lines = new WeakMap<LoggedEvent, Line | null>();
    const people = { names: everybody.split('|'), me };
    return (logged: LoggedEvent) => {
      const known = lines.get(logged);
      if (known !== undefined) return known;
      const line = tell(logged.key, logged.event, people, vocabulary) ?? null;
      lines.set(logged, line);
      return line;
    };
  }, [everybody, me, vocabulary]);
  return useMemo(() => log.flatMap((logged) => told(logged) ?? []), [log, told]);
}

/** The game is over: how it ended is a press away. */
function withResults(bar: BarModel, { vocabulary }: Scene, onResults: (() => void) | undefined): BarModel {
  if (onResults === undefined) return bar;
  const { results } = vocabulary.words.shared;
  return { ...bar, buttons: [{ key: 'results', hotkey: 'Enter', label: results, tone: 'red', onPress: onResults }] };
}

/** What happened since my last turn comes before the facts of what goes on. */
function withNews(bar: BarModel, news: readonly LoggedEvent[], { company, vocabulary }: Scene): BarModel {
  const told = news.flatMap(({ key, event }) => tell(key, event, company, vocabulary) ?? []);
  if (told.length === 0) return bar;
  const text = told.map((line) => vocabulary.plain(line.text)).join(' ');
  const { sentence } = bar;
  return {
    ...bar,
    sentence: { ...sentence, facts: [`${vocabulary.words.stage.sinceLastTurn}: ${text}`, ...sentence.facts] },
  };
}

/** A line before what was not shown, to catch up; pressed, it is shown after all. */
function withPassed(
  lines: readonly Line[],
  passed: Passed | undefined,
  rewatch: () => void,
  { words }: Vocabulary,
): readonly Line[] {
  const at = passed === undefined ? -1 : lines.findIndex(({ key }) => key >= passed.from);
  if (passed === undefined || at < 0) return lines;
  const { stage } = words;
  const said = stage.passed(passed.lines);
  const text = [textPiece(passed.mayWatch ? `${said}: ${stage.watchPassed}` : said)];
  const onPress = passed.mayWatch ? rewatch : undefined;
  const line = { key: passed.from - 0.5, text, icon: 'pocket-watch', isTurn: true, isHit: false, onPress } as const;
  return lines.toSpliced(at, 0, line);
}

/** Who brought whom down, since this page sees the game. */
function useFalls({ log }: GameState): Falls {
  const known = useRef<Falls>(new Map());
  return useMemo(() => {
    known.current = fallsIn(log, known.current);
    return known.current;
  }, [log]);
}

/** Sends what was armed as soon as it is asked for; each arm serves once, and what was declined for a turn all of it. */
function useArmed(
  game: GameState,
  armed: readonly Armed[],
  setArmed: (armed: readonly Armed[]) => void,
  send: (answer: Answer) => void,
): void {
  const done = useRef<object | null>(null);
  useEffect(() => {
    const { ask } = game;
    if (ask?.question === undefined || armed.length === 0 || game.answering !== null || done.current === ask) return;
    const names = new Map((game.own?.hand ?? []).map(({ id, card }) => [Number(id), card]));
    const now = armedIn(game.table.turn.number, armed);
    const slots = armedAnswer(ask.question, now, (id) => names.get(id));
    done.current = ask;
    if (slots === undefined) return;
    setArmed(now.filter(({ kind }) => kind === 'offer'));
    send(slots);
  });
}

type TabProps = BangScreenProps & {
  readonly game: GameState;
  readonly scene: Scene;
  readonly furniture: Furniture;
  readonly reading: Reading | undefined;
  readonly details: number | null;
  readonly guesses: ReturnType<typeof useGuesses>;
  readonly talk: Talk;
};

function TabContent(props: TabProps) {
  const { game, scene, furniture, reading, details, guesses, talk, request, linkTo, onLeave, isRecord = false } = props;
  // Through whosever eyes it is seen, nobody sits there any more.
  const table = isRecord ? { ...props.table, seat: null } : props.table;
  switch (furniture.tab) {
    case 'log':
      return (
        <>
          <OpenHands scene={scene} />
          <Suspense fallback={<LogTab lines={furniture.lines} />}>
            {isRecord ? (
              <LogTab lines={furniture.lines} />
            ) : (
              <ReactingLog
                {...{ table, game, request }}
                guest={props.guest ?? ''}
                lines={furniture.lines}
                to={reactsTo(props)}
              />
            )}
          </Suspense>
        </>
      );
    case 'chat':
      return (
        <Chat
          {...{ table: props.table, game, talk, request, isRecord }}
          guest={props.guest ?? ''}
          me={scene.company.me}
        />
      );
    case 'notes':
      return <NotesTab game={game} company={scene.company} guesses={guesses} details={details} />;
    case 'rules':
      return <RulesTab slug={reading?.card} />;
    case 'table':
      return <TableTab {...{ table, request, linkTo, onLeave }} guest={props.guest ?? ''} />;
  }
}

/** The dead who see all hands react among themselves; whoever pays for speech is not tempted. */
function reactsTo({ table: { info }, game, scene }: TabProps): 'table' | 'dead' | undefined {
  const { me } = scene.company;
  if (me === null || info.phase !== 'playing') return 'table';
  if (game.table.speechCosts[me] === true) return undefined;
  return info.house.deadSeeAll && game.table.seats[me]?.presence === 'out' ? 'dead' : 'table';
}
