import { tableName } from '../../app/table-name.ts';
import { NextPanel } from '../../screens/results/next-panel.tsx';
import { ReplayPanel } from '../../screens/results/replay-panel.tsx';
import type { ResultsProps } from '../../screens/results/results.tsx';
import { PageTop, useTitle } from '../../screens/shared/page.tsx';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/small.tsx';
import { characterIcon, sideIcon } from './book.ts';
import { parseDuel } from './parse-duel.ts';
import { SpeakingDuel } from './speaking.tsx';
import type { DuelSeat } from './wire.ts';
import '../../screens/results/results.css';
import './duel.css';

/** How a Duel ended, and what next. */
export function DuelResults(props: ResultsProps) {
  return (
    <SpeakingDuel>
      <Ending {...props} />
    </SpeakingDuel>
  );
}

function Ending(props: ResultsProps) {
  const { table, onTable, onLeave } = props;
  const { words, teller } = useVocabulary();
  const { info, seat } = table;
  useTitle(words.shared.results);
  const outcome = info.game?.outcome ?? null;
  const side = outcome?.side ?? '';
  const game = table.game === null ? undefined : parseDuel(table.game);
  const hasWon = seat !== null && outcome?.winners.includes(seat) === true;
  const says =
    outcome === null
      ? words.results.unfinished
      : seat === null
        ? teller.text(`sides.${side}`)
        : teller.text(hasWon ? 'results.youWon' : 'results.youLost');
  return (
    <div className="page results">
      <PageTop name={tableName(info.code)} note={teller.text('set.name')}>
        {game !== undefined && onTable !== undefined && (
          <IconButton icon="return-arrow" label={words.results.seeTable} onPress={onTable} />
        )}
        <IconButton icon="exit-door" label={words.results.leave} onPress={onLeave} />
      </PageTop>
      <main className="results-main">
        <div className={`results-head ${side === 'law' ? 'sheriff' : 'outlaw'}`}>
          <Icon name={outcome === null ? 'tombstone' : sideIcon(side)} size={84} />
          <div>
            <h1>{says}</h1>
            {outcome !== null && <p>{teller.text(`sides.${side}`)}.</p>}
          </div>
        </div>
        <div className="results-pair">
          <div className="results-side told">
            {game?.table.seats.map((one) => (
              <Standing key={one.seat} seat={one} name={info.seats[one.seat]?.name ?? ''} />
            ))}
          </div>
          <div className="results-side">
            <NextPanel {...props} />
            {info.game !== null && <ReplayPanel game={info.game} />}
          </div>
        </div>
      </main>
    </div>
  );
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
