import type { Answer } from '@dustup/kernel';
import { Suspense, useMemo, useRef, useState } from 'react';
import { go, Link } from '../../app/router.tsx';
import { changeSettings, themeShown, useSettings } from '../../app/settings.ts';
import { tableName } from '../../app/table-name.ts';
import { Banner } from '../../frame/banner.tsx';
import { companyOf, personAt } from '../../frame/company.ts';
import { Drawer, LiveLine, type Tab } from '../../frame/drawer.tsx';
import { LiveRegion } from '../../frame/live-region.tsx';
import { LogTab } from '../../frame/log-tab.tsx';
import { RichText } from '../../frame/rich-text.tsx';
import type { Request, TableScreenProps } from '../../frame/table-screen-props.ts';
import { TableTab } from '../../frame/table-tab.tsx';
import { useComposer } from '../../frame/use-composer.ts';
import { useDrawer } from '../../frame/use-drawer.ts';
import { END_TURN_SLEEP, useFresh } from '../../frame/use-fresh.ts';
import { useLayout } from '../../frame/use-layout.ts';
import { useRefusal } from '../../frame/use-refusal.ts';
import { useTalk } from '../../frame/use-talk.ts';
import { VoteNotice } from '../../frame/vote-notice.tsx';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/small.tsx';
import { DuelActionBar } from './duel-bar.tsx';
import { DuelChat } from './duel-chat.tsx';
import { DuelHand } from './duel-hand.tsx';
import { duelModel, type DuelModel } from './duel-model.ts';
import { DuelReader } from './duel-reader.tsx';
import { DuelRules } from './duel-rules.tsx';
import { Mat, SideLine } from './mat.tsx';
import { cardsSeen, type DuelScene, sidesOf } from './scene.ts';
import { linesOf } from './telling.ts';
import { useDuelKeys } from './use-duel-keys.ts';
import { useDuelSounds } from './use-duel-sounds.ts';
import type { DuelGame } from './wire.ts';
import '../bang/phone.css';
import './duel.css';

export type DuelScreenProps = TableScreenProps & { readonly game: DuelGame };

const TABS: readonly Tab[] = ['log', 'chat', 'rules', 'table'];

/** The table for two, while a Duel is played or lies there finished. */
export function DuelScreen(props: DuelScreenProps) {
  const { table, status, game, answer, request, now, onLeave, onResults } = props;
  const isRecord = props.isRecord === true;
  const vocabulary = useVocabulary();
  const layout = useLayout(2, props.below);
  const isPhone = layout.kind === 'phone';
  const company = useMemo(() => companyOf(table), [table]);
  const seen = useMemo(() => cardsSeen(game), [game]);
  const scene: DuelScene = { game, company, seen, vocabulary };
  const { refusal, note } = useRefusal(table, status);
  const composer = useComposer(game, (slots: Answer) => {
    note(undefined);
    void answer(slots).then(note);
  });
  const ask: Request = async (wish) => {
    const reply = await request(wish);
    note(reply);
    return reply;
  };
  const talk = useTalk(table.info.code, request);
  const drawer = useDrawer(table, isPhone, layout.hasDrawer);
  const isEndAsleep = useFresh(`${game.id} ${game.ask?.id ?? ''}`, END_TURN_SLEEP);
  const deeds = useLatest(composer, drawer.onRead);
  const made = duelModel(scene, composer, isEndAsleep, deeds);
  const model = onResults === undefined ? made : withResults(made, onResults);
  const lines = useMemo(() => linesOf(game.log, company, vocabulary), [game.log, company, vocabulary]);
  useDuelKeys(model, drawer.openTab);
  useDuelSounds(game);
  const why = composer.why === undefined ? '' : vocabulary.refusal(composer.why.refusal);
  const isDrawn = layout.hasDrawer || drawer.isDrawerOpen;
  return (
    <div className={`table-screen duel ${layout.kind} ${layout.isWide ? 'wide' : ''} room-${layout.room}`}>
      <div className="duel-area">
        <DuelTop
          model={model}
          name={tableName(table.info.code)}
          isPhone={isPhone}
          openTab={drawer.openTab}
          unread={drawer.unread}
        />
        <main className="duel-main">
          <div className="duel-around">
            {!isPhone && <Players model={model} />}
            <Mat model={model} isPhone={isPhone} />
          </div>
          {!layout.hasDrawer && (
            <LiveLine onOpen={() => drawer.openTab('log')}>
              <span className="line">
                <Icon name={lines.at(-1)?.icon ?? 'info'} size={16} />
                <span>
                  {lines.length === 0 ? vocabulary.words.drawer.log : <RichText text={lines.at(-1)?.text ?? []} />}
                </span>
              </span>
            </LiveLine>
          )}
          {why !== '' && (
            <p className="duel-why" role="status">
              {vocabulary.teller.text('mat.why', { why })}
            </p>
          )}
          <DuelActionBar
            bar={model.bar}
            clock={game.clock}
            seat={clockSeat(scene)}
            isPaused={table.info.isPaused}
            now={now}
          />
          <div className="duel-hand-row">
            {game.own !== null && (
              <DuelHand
                cards={game.own.hand}
                stateOf={model.cardStateOf}
                isAnswering={model.bar.isAsked}
                isMini={isPhone}
                width={isPhone ? 66 : layout.height < 800 ? 100 : 116}
                room={isPhone ? layout.width - 20 : layout.width - 230}
                onCard={model.onCard}
                onRead={model.onRead}
              />
            )}
            {!isPhone && <Legend model={model} />}
          </div>
        </main>
      </div>
      <Banner {...props} request={ask} refusal={refusal && vocabulary.refusal(refusal)} />
      <VoteNotice table={table} request={ask} />
      {isDrawn && (
        <Drawer
          tab={drawer.tab === 'notes' ? 'log' : drawer.tab}
          tabs={TABS}
          unread={drawer.unread}
          isSheet={!layout.hasDrawer}
          call=""
          onTab={drawer.openTab}
          onClose={layout.hasDrawer ? undefined : drawer.close}
        >
          <Suspense>
            {drawer.tab === 'chat' && (
              <DuelChat {...{ table, talk, request, isRecord }} guest={props.guest ?? ''} me={company.me} />
            )}
            {drawer.tab === 'rules' && <DuelRules />}
            {drawer.tab === 'table' && (
              <TableTab
                table={isRecord ? { ...table, seat: null } : table}
                request={ask}
                linkTo={props.linkTo}
                onLeave={onLeave}
                guest={props.guest ?? ''}
              />
            )}
            {(drawer.tab === 'log' || drawer.tab === 'notes') && <LogTab lines={lines} />}
          </Suspense>
        </Drawer>
      )}
      {drawer.reading !== undefined && (
        <DuelReader slug={drawer.reading.card} isSheet={isPhone} onClose={() => drawer.onRead(undefined)} />
      )}
      <LiveRegion lines={lines} asked={askedAloud(model)} ask={game.ask?.id} plain={vocabulary.plain} />
    </div>
  );
}

/** The game is over: how it ended is a press away. */
function withResults(model: DuelModel, onResults: () => void): DuelModel {
  const { results } = model.scene.vocabulary.words.shared;
  const button = { key: 'results', hotkey: 'Enter', label: results, tone: 'red', onPress: onResults } as const;
  return { ...model, bar: { ...model.bar, buttons: [button] } };
}

/** What may be called later does what is right then. */
function useLatest(composer: ReturnType<typeof useComposer>, onRead: (slug: string) => void) {
  const held = useRef(composer);
  held.current = composer;
  const [deeds] = useState(() => ({
    onFighter: (fighter: number) => held.current.touch({ kind: 'fighter', fighter }),
    onCard: (id: number) => held.current.touch({ kind: 'card', id }),
    onRead: (slug: string) => onRead(slug),
  }));
  return deeds;
}

function clockSeat({ game, company }: DuelScene): number | undefined {
  const { asked } = game.table;
  return company.me !== null && asked.includes(company.me) ? company.me : asked[0];
}

/** What I am asked, for whoever listens. */
function askedAloud({ scene, bar }: DuelModel): string {
  if (!bar.isAsked && !bar.isMyPlay) return '';
  const { plain } = scene.vocabulary;
  return [plain(bar.sentence), ...bar.facts, ...bar.buttons.map(({ label }) => label)].join('. ');
}

function Players({ model }: { model: DuelModel }) {
  const sides = sidesOf(model.scene);
  if (sides === undefined) return null;
  return (
    <div className="duel-players">
      <SideLine model={model} seat={sides.far} isNear={false} />
      <SideLine model={model} seat={sides.near} isNear />
    </div>
  );
}

/** What the marks on the cards mean. */
function Legend({ model }: { model: DuelModel }) {
  const { teller } = model.scene.vocabulary;
  return (
    <div className="duel-legend">
      <p>
        <i className="sg">
          <Icon name="crosshair" size={14} />
        </i>
        {teller.text('mat.hit')}
      </p>
      <p>
        <i className="sg">
          <Icon name="western-hat" size={14} />
        </i>
        {teller.text('mat.avoid')}
      </p>
      <p>{teller.text('mat.symbolNote')}</p>
    </div>
  );
}

type TopProps = {
  readonly model: DuelModel;
  readonly name: string;
  readonly isPhone: boolean;
  readonly unread: number;
  readonly openTab: (tab: Tab) => void;
};

/** The header of the table: where the game stands, and the switches. */
function DuelTop({ model, name, isPhone, unread, openTab }: TopProps) {
  const { words, teller } = useVocabulary();
  const settings = useSettings();
  const theme = themeShown(settings);
  const { turn, outcome } = model.scene.game.table;
  const facts = [teller.text('set.name')];
  if (turn.number > 0) facts.push(words.turnNumber(turn.number));
  if (!isPhone && turn.number > 0 && outcome === null)
    facts.push(words.toPlay(personAt(model.scene.company, turn.seat)));
  return (
    <header className="top on-dark">
      <h1 className="sr-only">{`Dustup, ${name}`}</h1>
      <Link to="" className="wm">
        Dustup
      </Link>
      <span className="sep" />
      {!isPhone && <b>{name}</b>}
      <span className="mut">{facts.join(' · ')}</span>
      <span className="sp" />
      {isPhone && (
        <IconButton
          icon="chat-bubble"
          size={19}
          label={words.menu.chat}
          badge={unread}
          onPress={() => openTab('chat')}
        />
      )}
      {!isPhone && (
        <>
          <IconButton
            icon={settings.hasSound ? 'speaker' : 'speaker-off'}
            label={settings.hasSound ? words.menu.soundOn : words.menu.soundOff}
            onPress={() => changeSettings({ hasSound: !settings.hasSound })}
          />
          <IconButton
            icon={theme === 'noon' ? 'moon' : 'sun'}
            size={18}
            label={theme === 'noon' ? words.menu.midnight : words.menu.noon}
            onPress={() => changeSettings({ theme: theme === 'noon' ? 'midnight' : 'noon' })}
          />
        </>
      )}
      <IconButton icon="cog" size={19} label={words.menu.settings} onPress={() => go('settings')} />
    </header>
  );
}
