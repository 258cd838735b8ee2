import { useMemo } from 'react';
import { reactionsIn } from '../../../frame/reactions.ts';
import { useHeard } from '../../../frame/use-heard.ts';
import { FiguresTable } from '../../../screens/results/figures-table.tsx';
import { LifePlot } from '../../../screens/results/life-plot.tsx';
import { MomentsPanel } from '../../../screens/results/moments-panel.tsx';
import type { ResultsProps } from '../../../screens/results/results-props.ts';
import { ResultsShell } from '../../../screens/results/results-shell.tsx';
import { useRecord } from '../../../screens/shared/use-record.ts';
import { useVocabulary } from '../../../text/vocabulary.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { characterIcon, sideIcon } from '../book.ts';
import { type DuelMoment, parseDuel, parseDuelMoments } from '../parse-duel.ts';
import { SpeakingDuel } from '../speaking.tsx';
import type { DuelGame, DuelSeat } from '../wire.ts';
import { type DuelFall, type DuelStory, duelStory, movesOfTurns } from './duel-story.ts';
import '../duel.css';

/** How a Duel ended, how it went, and what next. */
export function DuelResults(props: ResultsProps) {
  return (
    <SpeakingDuel>
      <Ending {...props} />
    </SpeakingDuel>
  );
}

/** In the plot the sides look like those of the first game. */
const LOOKS: { readonly [side: string]: string } = { law: 'sheriff', outlaws: 'outlaw' };

function Ending(props: ResultsProps) {
  const { table } = props;
  const { words, teller, characterName } = useVocabulary();
  const { info } = table;
  const game = useMemo(() => (table.game === null ? undefined : parseDuel(table.game)), [table.game]);
  const found = useRecord(info.game?.id);
  const recorded = found === undefined || 'refused' in found ? undefined : found;
  const moments = useMemo(() => (recorded === undefined ? undefined : parseDuelMoments(recorded.moments)), [recorded]);
  const story = useMemo(() => (moments === undefined ? undefined : duelStory(moments)), [moments]);
  const heard = useHeard(props.next ?? table, props.guest);
  const names = info.seats.map((seat) => seat?.name ?? '');
  const sideName = (side: string) => teller.text(`mat.of.${side}`);
  return (
    <ResultsShell
      {...props}
      note={teller.text('set.name')}
      evening={{ nameOf: sideName, iconOf: sideIcon }}
      head={<Headline {...props} game={game} last={story?.falls.at(-1)} />}
      told={
        <>
          {game?.table.seats.map((one) => (
            <Standing key={one.seat} seat={one} name={names[one.seat] ?? ''} />
          ))}
          {game !== undefined && moments !== undefined && story !== undefined && story.turns > 0 && (
            <HowItWent id={info.game?.id} {...{ game, moments, story, names }} />
          )}
        </>
      }
      moments={
        info.game !== null &&
        story !== undefined && (
          <MomentsPanel
            id={info.game.id}
            moments={story.falls.map(({ move, turn, character, seat }) => ({
              icon: 'tombstone',
              text: words.results.falls(characterName(character), undefined),
              note: sideName(game?.table.seats[seat]?.side ?? ''),
              move,
              turn,
            }))}
            reactions={reactionsIn(heard.lines, info.game.id)}
          />
        )
      }
    />
  );
}

type HeadlineProps = ResultsProps & { readonly game: DuelGame | undefined; readonly last: DuelFall | undefined };

function Headline({ table: { info, seat }, game, last }: HeadlineProps) {
  const { words, teller, cardName, characterName } = useVocabulary();
  const outcome = info.game?.outcome ?? null;
  const side = outcome?.side ?? '';
  const hasWon = seat !== null && outcome?.winners.includes(seat) === true;
  const says =
    outcome === null
      ? words.results.unfinished
      : seat === null
        ? teller.text(`sides.${side}`)
        : teller.text(hasWon ? 'results.youWon' : 'results.youLost', { side: sideOf(game, seat) });
  const how =
    outcome === null || last === undefined
      ? ''
      : teller.text(last.as === undefined ? 'results.lastFall' : 'results.lastHit', {
          whom: characterName(last.character),
          by: characterName(last.foe ?? ''),
          card: cardName(last.as ?? ''),
          turn: last.turn,
        });
  return (
    <div className={`results-head ${LOOKS[side] ?? ''}`}>
      <Icon name={outcome === null ? 'tombstone' : sideIcon(side)} size={84} />
      <div>
        <h1>{says}</h1>
        <p>
          {outcome === null
            ? (words.results.closed[info.closed ?? 'abandoned'] ?? '')
            : `${teller.text(`sides.${side}`)}. ${how}`}
        </p>
      </div>
    </div>
  );
}

/** The side of a seat. */
function sideOf(game: DuelGame | undefined, seat: number): string {
  return game?.table.seats.find((one) => one.seat === seat)?.side ?? '';
}

/** Who of a side is still standing. */
function Standing({ seat, name }: { seat: DuelSeat; name: string }) {
  const { teller, characterName } = useVocabulary();
  const left = seat.fighters.filter(({ life }) => life > 0);
  return (
    <section className="panel duel-standing">
      <h2>
        <Icon name={sideIcon(seat.side)} size={22} /> <bdi>{name}</bdi>, {teller.text(`mat.of.${seat.side}`)}
      </h2>
      <ul>
        {left.map(({ id, character, life, maxLife }) => (
          <li key={id}>
            <Icon name={characterIcon(character)} size={22} /> {characterName(character)},{' '}
            {teller.text('mat.lifeOf', { life, most: maxLife })}
          </li>
        ))}
        <li>
          {left.length === 0
            ? teller.text('results.nobodyLeft')
            : teller.text('mat.reserve', { count: seat.reserveCount })}
        </li>
      </ul>
    </section>
  );
}

type WentProps = {
  readonly id: string | undefined;
  readonly game: DuelGame;
  readonly moments: readonly DuelMoment[];
  readonly story: DuelStory;
  readonly names: readonly string[];
};

/** Life over time, and what both did. */
function HowItWent({ id, game, moments, story, names }: WentProps) {
  const { words, teller } = useVocabulary();
  const { results } = words;
  const moves = useMemo(() => movesOfTurns(moments), [moments]);
  const { seats } = game.table;
  const heads = [
    teller.text('results.hits'),
    results.hitsTaken,
    teller.text('results.avoided'),
    results.felled,
    results.played,
    results.drawn,
  ];
  return (
    <>
      <LifePlot
        roles={seats.map(({ side }) => ({ role: LOOKS[side] ?? '', name: teller.text(`mat.of.${side}`) }))}
        turns={story.turns}
        replay={id === undefined ? undefined : { id, moves }}
        players={seats.map(({ seat, side }) => ({
          name: names[seat] ?? '',
          role: LOOKS[side] ?? '',
          points: story.lives[seat] ?? [],
        }))}
      />
      <section className="panel hunt-panel">
        <h2>{results.figures}</h2>
        <FiguresTable
          title={results.figures}
          heads={heads}
          rows={story.figures.map(({ hits, taken, avoided, felled, played, drawn }, seat) => ({
            key: String(seat),
            name: names[seat] ?? '',
            figures: [hits, taken, avoided, felled, played, drawn],
          }))}
        />
      </section>
    </>
  );
}
