import type { Outcome } from '@dustup/kernel';
import { type ReactNode, useMemo } from 'react';
import type { Vocabulary } from '../../../text/vocabulary-of.ts';
import type { PublicFrame, TableState } from '../wire.ts';
import { roleIcon } from '../cards/book.ts';
import { ownRoleShown } from '../cards/role-shown.ts';
import { RoleCard } from '../cards/card.tsx';
import { RichText } from '../../../frame/rich-text.tsx';
import { useVocabulary } from '../../../text/vocabulary.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { type Recorded, useRecord } from '../../../screens/shared/use-record.ts';
import type { ResultsProps } from '../../../screens/results/results-props.ts';
import { ResultsShell } from '../../../screens/results/results-shell.tsx';
import { type BangMoment, parseMoments, parseTable } from '../parse-bang.ts';
import { type Ended, endingOf } from './ending.ts';
import { EveningFigures } from './evening-figures.tsx';
import { FateCards } from './fate-cards.tsx';
import { figuresOf, headsOf, listed } from './figures.ts';
import { FiguresTable } from '../../../screens/results/figures-table.tsx';
import { HuntTable } from './hunt-table.tsx';
import { type KeyMoment, keyMoments } from './key-moments.ts';
import { LifePlot } from '../../../screens/results/life-plot.tsx';
import { reactionsIn } from '../../../frame/reactions.ts';
import { useHeard } from '../../../frame/use-heard.ts';
import { MomentsPanel, type TurningPoint } from '../../../screens/results/moments-panel.tsx';
import { OwnFigures } from './own-figures.tsx';
import { movesOfTurns, type Story, storyOf } from './story.ts';
import { Loading } from '../../../frame/loading.tsx';
import { useSets } from '../use-sets.ts';

/** The end: who won and why, everybody's role, and what next. Told once the words of its sets are there. */
export function BangResults(props: ResultsProps) {
  const isReady = useSets(props.table.info.house.sets);
  return isReady ? <Ending {...props} /> : <Loading />;
}

function Ending(props: ResultsProps) {
  const table = useMemo(() => parseTable(props.table), [props.table]);
  const vocabulary = useVocabulary();
  const { words, roleName } = vocabulary;
  const heard = useHeard(props.next ?? table, props.guest);
  const { info, game } = table;
  const found = useRecord(info.game?.id);
  const recorded = found === undefined || 'refused' in found ? undefined : found;
  const told = useMemo(() => (recorded === undefined ? undefined : parseMoments(recorded.moments)), [recorded]);
  const story = useMemo(() => (told === undefined ? undefined : storyOf(told)), [told]);
  const moments = useMemo(() => (told === undefined ? [] : keyMoments(told)), [told]);
  const names = info.seats.map((seat) => seat?.name ?? '');
  const mine = ownRole(table);
  return (
    <ResultsShell
      {...props}
      note={factsOf(recorded, story, words.results.facts)}
      evening={{ nameOf: roleName, iconOf: roleIcon, Figures: EveningFigures }}
      head={
        <>
          <Headline
            outcome={info.game?.outcome ?? null}
            closed={info.closed ?? 'abandoned'}
            ended={game?.table ?? { seats: [], quarries: [] }}
            story={story}
            names={names}
            mine={mine}
            figures={<OwnFigures table={table} story={story} />}
          />
          {game !== null && <FateCards frame={game.table} own={mine} names={names} story={story} />}
        </>
      }
      told={<Told table={table} moments={told} story={story} names={names} isBusy={found === undefined} />}
      moments={
        info.game !== null &&
        game !== null && (
          <MomentsPanel
            id={info.game.id}
            moments={moments.map((moment) => turningPoint(moment, game.table, names, vocabulary))}
            reactions={reactionsIn(heard.lines, info.game.id)}
          />
        )
      }
    />
  );
}

type ToldProps = {
  readonly table: TableState;
  /** Undefined until the record is here, and when there is none. */
  readonly moments: readonly BangMoment[] | undefined;
  readonly story: Story | undefined;
  readonly names: readonly string[];
  readonly isBusy: boolean;
};

const ROLES = ['sheriff', 'deputy', 'outlaw', 'renegade'];

/** Lives over time, who hunted whom, figures. */
function Told({ table: { info, game }, moments, story, names, isBusy }: ToldProps) {
  const { roleName } = useVocabulary();
  if (story === undefined || moments === undefined || story.turns === 0 || game === null)
    return <section className="panel life-panel" aria-busy={isBusy} />;
  return (
    <>
      <LifePlot
        roles={ROLES.filter((role) => game.table.seats.some((one) => one.role === role)).map((role) => ({
          role,
          name: roleName(role),
        }))}
        turns={story.turns}
        replay={info.game === null ? undefined : { id: info.game.id, moves: movesOfTurns(moments) }}
        players={game.table.seats.map(({ role, seat }) => ({
          name: names[seat] ?? '',
          role: role ?? '',
          points: story.lives[seat] ?? [],
        }))}
      />
      <HuntTable frame={game.table} names={names} story={story} />
      <GameFigures moments={moments} names={names} />
    </>
  );
}

/** A key moment in words. */
function turningPoint(
  { kind, move, turn, by, whom }: KeyMoment,
  { seats }: PublicFrame,
  names: readonly string[],
  { words: { results }, roleName }: Vocabulary,
): TurningPoint {
  const isFall = kind === 'fall';
  const nameOf = (seat: number | undefined) => (seat === undefined ? undefined : names[seat]);
  return {
    icon: isFall ? 'tombstone' : 'crosshair',
    text: isFall
      ? results.falls(nameOf(whom) ?? '', nameOf(by))
      : results.turnsOn(nameOf(by) ?? '', nameOf(whom) ?? ''),
    note: roleName(seats[isFall ? whom : (by ?? whom)]?.role ?? ''),
    move,
    turn,
  };
}

/** What everybody did, in figures. */
function GameFigures({ moments, names }: { moments: readonly BangMoment[]; names: readonly string[] }) {
  const { results } = useVocabulary().words;
  const figures = useMemo(() => figuresOf(moments), [moments]);
  const rows = figures.map((one, seat) => ({ key: String(seat), name: names[seat] ?? '', figures: listed(one) }));
  return (
    <section className="panel hunt-panel">
      <h2>{results.figures}</h2>
      <FiguresTable title={results.figures} heads={headsOf(results)} rows={rows} />
    </section>
  );
}

/** What one knows of oneself though the game never came to its end. */
function ownRole({ seat, game }: TableState): { readonly seat: number; readonly role: string } | undefined {
  if (seat === null || game === null || game.own === null) return undefined;
  return { seat, role: ownRoleShown(game, seat) };
}

const MINUTE = 60_000;

function factsOf(
  recorded: Recorded | undefined,
  story: Story | undefined,
  say: (turns: number, minutes: number) => string,
): string {
  if (recorded === undefined || story === undefined) return '';
  const { beganAt, endedAt } = recorded.record;
  return say(story.turns, Math.round((endedAt - beganAt) / MINUTE));
}

const SIDE_ROLES: { readonly [side: string]: string } = {
  law: 'sheriff',
  outlaws: 'outlaw',
  renegade: 'renegade',
  deputy: 'deputy',
  outlaw: 'outlaw',
};

type HeadlineProps = {
  readonly outcome: Outcome | null;
  /** Why there is no outcome, if there is none. */
  readonly closed: string;
  readonly ended: Ended;
  readonly story: Story | undefined;
  readonly names: readonly string[];
  /** My own seat and role, if I sat there. */
  readonly mine: ReturnType<typeof ownRole>;
  readonly figures: ReactNode;
};

function Headline({ outcome, closed, ended, story, names, mine, figures }: HeadlineProps) {
  const { words, roleName, teller } = useVocabulary();
  const { results, stage } = words;
  const side = outcome?.side ?? '';
  const role = SIDE_ROLES[side] ?? '';
  const why =
    outcome === null ? (results.closed[closed] ?? '') : (results.because[endingOf(side, ended, story?.falls)] ?? '');
  const hasWon = mine !== undefined && outcome?.winners.some((seat) => seat === mine.seat) === true;
  const fall = mine === undefined ? undefined : story?.falls.get(mine.seat);
  const headline =
    outcome === null
      ? results.unfinished
      : mine === undefined
        ? teller.text(`sides.${side}`)
        : (hasWon ? stage.wonAs : stage.lostAs)(roleName(mine.role));
  return (
    <div className={`results-head ${role}`}>
      {mine === undefined || outcome === null ? (
        <Icon name={outcome === null ? 'tombstone' : roleIcon(role)} size={84} />
      ) : (
        <RoleCard role={mine.role} width={84} />
      )}
      <div>
        <h1>{headline}</h1>
        <p>
          {outcome !== null && mine !== undefined && <b>{teller.text(`sides.${side}`)}. </b>}
          {outcome !== null && fall !== undefined && (
            <>{results.yourFall(fall.by === undefined ? undefined : names[fall.by], fall.turn)} </>
          )}
          {outcome !== null && <LastBlowText story={story} names={names} />} {why}
        </p>
      </div>
      {figures}
    </div>
  );
}

function LastBlowText({ story, names }: Pick<HeadlineProps, 'story' | 'names'>) {
  const { words, teller } = useVocabulary();
  const { results } = words;
  const blow = story?.lastBlow;
  if (blow === undefined) return null;
  const whom = names[blow.whom] ?? '';
  if (blow.by === undefined) return results.lastFall(whom, blow.turn);
  const by = names[blow.by] ?? '';
  if (blow.card === undefined) return results.lastBlowNoCard(by, whom, blow.turn);
  const card = teller.card(blow.card.card, blow.card.sign);
  return <RichText text={teller.pieces('results.lastBlow', { by, card, whom, turn: blow.turn })} />;
}
