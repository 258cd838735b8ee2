import type { Answer } from '@dustup/kernel';
import { useMemo, useRef, useState } from 'react';
import { changeSettings } from '../../app/settings.ts';
import { tableName } from '../../app/table-name.ts';
import { companyOf, personAt } from '../../frame/company.ts';
import type { TableScreenProps } from '../../frame/table-screen-props.ts';
import { LastLine, noting, TableShell } from '../../frame/table-shell.tsx';
import { TableTop } from '../../frame/table-top.tsx';
import { useComposer } from '../../frame/use-composer.ts';
import { useDrawer } from '../../frame/use-drawer.ts';
import { END_TURN_SLEEP, useFresh } from '../../frame/use-fresh.ts';
import { useLayout } from '../../frame/use-layout.ts';
import { useRefusal } from '../../frame/use-refusal.ts';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { Icon } from '../../ui/icon.tsx';
import { DuelActionBar } from './duel-bar.tsx';
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
import './duel.css';

export type DuelScreenProps = TableScreenProps & { readonly game: DuelGame };

/** The table for two, while a Duel is played or lies there finished. */
export function DuelScreen(props: DuelScreenProps) {
  const { table, status, game, answer, request, now, onResults, onLine } = props;
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
  const ask = noting(request, note);
  const drawer = useDrawer(table, props.guest ?? '', isPhone, layout.hasDrawer);
  const isEndAsleep = useFresh(`${game.id} ${game.ask?.id ?? ''}`, END_TURN_SLEEP);
  const deeds = useLatest(composer, drawer.onRead);
  const made = duelModel(scene, composer, isEndAsleep, deeds);
  const model = onResults === undefined ? made : withResults(made, onResults);
  const lines = useMemo(() => linesOf(game.log, company, vocabulary, onLine), [game.log, company, vocabulary, onLine]);
  useDuelKeys(model, { openTab: drawer.openTab, toggleSound: () => changeSettings({ hasSound: !drawer.hasSound() }) });
  useDuelSounds(game);
  const why = composer.why === undefined ? '' : vocabulary.refusal(composer.why.refusal);
  return (
    <TableShell
      {...props}
      className="duel"
      request={ask}
      asked={askedAloud(model)}
      rules={<DuelRules />}
      reader={
        drawer.reading !== undefined && (
          <DuelReader slug={drawer.reading.card} isSheet={isPhone} onClose={() => drawer.onRead(undefined)} />
        )
      }
      {...{ layout, drawer, lines, refusal }}
    >
      <div className="duel-area">
        <TableTop
          name={tableName(table.info.code)}
          facts={factsOf(scene, isPhone)}
          isPhone={isPhone}
          openTab={drawer.openTab}
          unread={drawer.unread}
        />
        <main className="duel-main">
          <div className="duel-around">
            {!isPhone && <Players model={model} />}
            <Mat model={model} isPhone={isPhone} />
          </div>
          {!layout.hasDrawer && <LastLine lines={lines} onOpen={() => drawer.openTab('log')} />}
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
    </TableShell>
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
function askedAloud({ scene, bar, choice }: DuelModel): string {
  if (!bar.isAsked && !bar.isMyPlay) return '';
  const { plain } = scene.vocabulary;
  const choices = [...choice, ...bar.buttons].map(({ label }) => label);
  return [plain(bar.sentence), ...bar.facts, ...choices].join('. ');
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

/** Where the game stands, in the header. */
function factsOf({ game, company, vocabulary }: DuelScene, isPhone: boolean): readonly string[] {
  const { words, teller } = vocabulary;
  const { turn, outcome } = game.table;
  const facts = [teller.text('set.name')];
  if (turn.number > 0) facts.push(words.turnNumber(turn.number));
  if (!isPhone && turn.phase !== 'setup' && outcome === null) facts.push(words.toPlay(personAt(company, turn.seat)));
  return facts;
}
