import type { Answer, Json } from '@dustup/kernel';
import { useMemo } from 'react';
import type { GameState } from '../../app/wire.ts';
import { tableName } from '../../app/table-name.ts';
import { companyOf, personAt } from '../../frame/company.ts';
import { turnOf } from '../../frame/frame-facts.ts';
import type { TableScreenProps } from '../../frame/table-screen-props.ts';
import { LastLine, noting, TableShell } from '../../frame/table-shell.tsx';
import { TableTop } from '../../frame/table-top.tsx';
import { useComposer } from '../../frame/use-composer.ts';
import { useDrawer } from '../../frame/use-drawer.ts';
import { useLayout } from '../../frame/use-layout.ts';
import { useRefusal } from '../../frame/use-refusal.ts';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { thingsById } from './frame-parts.ts';
import { PlainActionBar } from './plain-action-bar.tsx';
import { type PlainBar, plainBar } from './plain-bar.ts';
import { PlainView } from './plain-view.tsx';
import { plainLines } from './telling.ts';
import { usePlainKeys } from './use-plain-keys.ts';
import { usePlainSpeech } from './use-plain-speech.ts';

/** The table of a game that the page knows nothing of: what its frames hold, what it asks, and what happened, as lists. */
export function PlainTable(props: TableScreenProps) {
  const { game } = props.table;
  return game === null ? null : <Table key={game.id} {...props} game={game} />;
}

function Table(props: TableScreenProps & { readonly game: GameState }) {
  const { table, game, status, answer, request, now, onLine, onResults } = props;
  const vocabulary = useVocabulary();
  const { words } = vocabulary;
  const company = useMemo(() => companyOf(table), [table]);
  const speech = usePlainSpeech(game.slug, company.names);
  const layout = useLayout(company.names.length, props.below);
  const isPhone = layout.kind === 'phone';
  const { refusal, note } = useRefusal(table, status);
  const composer = useComposer(game, (slots: Answer) => {
    note(undefined);
    void answer(slots).then(note);
  });
  const drawer = useDrawer(table, props.guest ?? '', isPhone, layout.hasDrawer);
  const lines = useMemo(() => plainLines(game.log, speech, onLine), [game.log, speech, onLine]);
  const things = useMemo(() => thingsById(...seenIn(game)), [game]);
  const asked = plainBar(game, composer, speech, things, {
    confirm: words.confirm,
    back: words.back,
    picked: words.plain.picked,
  });
  const bar = onResults === undefined ? (asked ?? waiting()) : over(onResults);
  usePlainKeys(bar, game.ask?.id, drawer.openTab);
  const turn = turnOf(game.table);
  const facts = [speech.say('name')];
  if (turn.number > 0) facts.push(words.turnNumber(turn.number), words.toPlay(personAt(company, turn.seat)));
  return (
    <TableShell
      {...props}
      className="plain"
      request={noting(request, note)}
      asked={asked === undefined ? '' : aloud(asked)}
      {...{ layout, drawer, lines, refusal }}
    >
      <div className="plain-area">
        <TableTop
          name={tableName(table.info.code)}
          facts={facts}
          isPhone={isPhone}
          unread={drawer.unread}
          openTab={drawer.openTab}
        />
        <main className="plain-main">
          <PlainView table={game.table} own={game.own} hands={game.hands} company={company} speech={speech} />
        </main>
        {!layout.hasDrawer && <LastLine lines={lines} onOpen={() => drawer.openTab('log')} />}
        <PlainActionBar
          bar={bar}
          isAsked={asked !== undefined}
          clock={game.clock}
          seat={game.table.asked.includes(company.me ?? -1) ? (company.me ?? undefined) : game.table.asked[0]}
          isPaused={table.info.isPaused}
          now={now}
        />
      </div>
    </TableShell>
  );

  function waiting(): PlainBar {
    const others = game.table.asked.filter((seat) => seat !== company.me).map((seat) => company.names[seat] ?? '');
    const sentence = table.info.phase === 'playing' ? words.waitingFor(others) : words.gameOver;
    return { sentence, facts: company.me === null ? [words.watching] : [], buttons: [] };
  }

  function over(toResults: () => void): PlainBar {
    const { results } = words.shared;
    const button = {
      key: 'results',
      label: results,
      hotkey: 'Enter',
      reason: '',
      isChosen: false,
      tone: 'teal',
    } as const;
    return { sentence: words.gameOver, facts: [], buttons: [{ ...button, onPress: toResults }] };
  }
}

/** All that this viewer sees. */
function seenIn({ table, own, hands }: GameState): readonly Json[] {
  return [table, own, hands];
}

function aloud({ sentence, facts, buttons }: PlainBar): string {
  return [sentence, ...facts, ...buttons.map(({ label }) => label)].filter((part) => part !== '').join('. ');
}
