import type { Outcome } from '@dustup/kernel';
import { type ReactNode, useMemo } from 'react';
import { tableName } from '../../app/table-name.ts';
import type { TableState } from '../../app/wire.ts';
import { roleIcon } from '../../cards/book.ts';
import { ownRoleShown } from '../../cards/role-shown.ts';
import { RoleCard } from '../../cards/card.tsx';
import { RichText } from '../../frame/rich-text.tsx';
import type { Request } from '../../frame/table-screen-props.ts';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/small.tsx';
import { PageTop, useTitle } from '../shared/page.tsx';
import type { Recorded } from '../shared/use-record.ts';
import { useRecord } from '../shared/use-record.ts';
import { type Ended, endingOf } from './ending.ts';
import { Evening } from './evening.tsx';
import { FateCards } from './fate-cards.tsx';
import { HuntTable } from './hunt-table.tsx';
import { keyMoments } from './key-moments.ts';
import { LifePlot } from './life-plot.tsx';
import { MomentsPanel } from './moments-panel.tsx';
import { NextPanel } from './next-panel.tsx';
import { OwnFigures } from './own-figures.tsx';
import { ReplayPanel } from './replay-panel.tsx';
import { movesOfTurns, type Story, storyOf } from './story.ts';
import './results.css';

export type ResultsProps = {
  readonly table: TableState;
  readonly guest: string;
  readonly request: Request;
  /** The lobby of the next game, once its host has opened it. */
  readonly next?: TableState;
  readonly onTable: (() => void) | undefined;
  readonly onLeave: () => void;
};

/** The end: who won and why, everybody's role, and what next. */
export function Results(props: ResultsProps) {
  const { table, onTable, onLeave } = props;
  const { words } = useVocabulary();
  const { info, game } = table;
  const recorded = useRecord(info.game?.id);
  const story = useMemo(
    () => (recorded === undefined || recorded === null ? undefined : storyOf(recorded.moments)),
    [recorded],
  );
  const moments = useMemo(() => (recorded == null ? [] : keyMoments(recorded.moments)), [recorded]);
  useTitle(words.shared.results);
  const names = info.seats.map((seat) => seat?.name ?? '');
  return (
    <div className="page results">
      <PageTop name={tableName(info.code)} note={factsOf(recorded, story, words.results.facts)}>
        {game !== null && onTable !== undefined && (
          <IconButton icon="return-arrow" label={words.results.seeTable} onPress={onTable} />
        )}
        <IconButton icon="exit-door" label={words.results.leave} onPress={onLeave} />
      </PageTop>
      <main className="results-main">
        <Headline
          outcome={info.game?.outcome ?? null}
          closed={info.closed ?? 'abandoned'}
          ended={game?.table ?? { seats: [], quarries: [] }}
          story={story}
          names={names}
          mine={ownRole(table)}
          figures={<OwnFigures table={table} story={story} />}
        />
        {game !== null && <FateCards frame={game.table} own={ownRole(table)} names={names} story={story} />}
        <div className="results-pair">
          <div className="results-side told">
            {story !== undefined && story.turns > 0 && game !== null ? (
              <>
                <LifePlot
                  turns={story.turns}
                  replay={
                    info.game === null || recorded == null
                      ? undefined
                      : { id: info.game.id, moves: movesOfTurns(recorded.moments) }
                  }
                  players={game.table.seats.map(({ role, seat }) => ({
                    name: names[seat] ?? '',
                    role: role ?? '',
                    points: story.lives[seat] ?? [],
                  }))}
                />
                <HuntTable frame={game.table} names={names} story={story} />
              </>
            ) : (
              <section className="panel life-panel" aria-busy={recorded === undefined} />
            )}
          </div>
          <div className="results-side">
            <NextPanel {...props} />
            <Evening table={props.next ?? table} request={props.request} />
            {info.game !== null && game !== null && (
              <MomentsPanel id={info.game.id} moments={moments} frame={game.table} names={names} />
            )}
            {info.game !== null && <ReplayPanel game={info.game} />}
          </div>
        </div>
      </main>
    </div>
  );
}

/** What one knows of oneself though the game never came to its end. */
function ownRole({ seat, game }: TableState): { readonly seat: number; readonly role: string } | undefined {
  if (seat === null || game === null || game.own === null) return undefined;
  return { seat, role: ownRoleShown(game, seat) };
}

const MINUTE = 60_000;

function factsOf(
  recorded: Recorded | null | undefined,
  story: Story | undefined,
  say: (turns: number, minutes: number) => string,
): string {
  if (recorded === undefined || recorded === null || story === undefined) return '';
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
