import { Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { go, Link } from '../../app/router.tsx';
import { isDuel } from '../../games/duel/parse-duel.ts';
import { useSets } from '../../games/bang/use-sets.ts';
import { TableScreen } from '../../games/bang/table-screen.tsx';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { useTitle } from '../shared/page.tsx';
import { type Recorded, useRecord } from '../shared/use-record.ts';
import { Controls } from './controls.tsx';
import { type Eyes, firstEyes, tableAt } from './eyes.ts';
import { Extras, ReplayTalk } from './extras.tsx';
import { moveOfEvent } from './marks.ts';
import { usePlayer } from './use-player.ts';
import { useTogether } from './use-together.ts';
import { later } from '../../ui/later.tsx';
import './replay.css';

const DuelReplay = later(async () => (await import('../../games/duel/duel-replay.tsx')).DuelReplay);

/** A game that is over, to be looked at move by move. */
export function ReplayPage({ id, move, table }: { id: string; move: number | undefined; table: string | undefined }) {
  const { words } = useVocabulary();
  const recorded = useRecord(id);
  useTitle(words.replay.title);
  if (recorded === undefined) return <p className="page-note">{words.replay.loading}</p>;
  if (recorded === null) {
    return (
      <main className="page-note">
        <p>{words.replay.missing}</p>
        <Link to="" className="btn">
          {words.shared.goHome}
        </Link>
      </main>
    );
  }
  if (isDuel(recorded.record.game)) {
    return (
      <Suspense>
        <DuelReplay recorded={recorded} first={move} />
      </Suspense>
    );
  }
  return <Replay recorded={recorded} first={move} code={table} />;
}

const nothing = async () => ({ t: 'done', re: '' }) as const;
const never = () => 0;

type ReplayProps = {
  readonly recorded: Recorded;
  readonly first: number | undefined;
  readonly code: string | undefined;
};

function Replay({ recorded, first, code }: ReplayProps) {
  const { record, moments } = recorded;
  const isReady = useSets(record.setup.sets);
  const { replay } = useVocabulary().words;
  const last = moments.length - 1;
  const player = usePlayer(Math.min(first ?? 0, last), last);
  const [eyes, setEyes] = useState<Eyes>(() => firstEyes(record));
  const table = useMemo(
    () => tableAt(record, moments, player.at, eyes, player.isStep),
    [record, moments, player.at, player.isStep, eyes],
  );
  const together = useTogether(record.id, player, code);
  useAddress(record.id, player.at, code);
  const { goTo } = player;
  const toLine = useRef<(key: number) => void>(() => undefined);
  toLine.current = (key) => goTo(moveOfEvent(moments, key));
  const onLine = useCallback((key: number) => toLine.current(key), []);
  const [foot, below] = useHeight();
  if (!isReady) return <p className="page-note">{replay.loading}</p>;
  return (
    <div className="replay">
      <div className="replay-table">
        <TableScreen
          key={String(eyes)}
          table={table}
          isRecord
          onLine={onLine}
          status="online"
          isRestarting={false}
          hasNewVersion={false}
          request={nothing}
          answer={nothing}
          now={never}
          linkTo={(secret = '') => secret}
          onLeave={() => go('')}
          below={below}
        />
      </div>
      <div ref={foot}>
        <ReplayTalk together={together} />
        <Controls record={record} moments={moments} player={player} eyes={eyes} onEyes={setEyes}>
          <Extras record={record} player={player} eyes={eyes} together={together} />
        </Controls>
      </div>
    </div>
  );
}

const SETTLED = 300;

/** The address names the move, so that it can be sent to somebody. */
function useAddress(id: string, at: number, code: string | undefined): void {
  useEffect(() => {
    const timer = setTimeout(
      () => go(`replay/${id}?move=${at}${code === undefined ? '' : `&table=${code}`}`, { replace: true }),
      SETTLED,
    );
    return () => clearTimeout(timer);
  }, [id, at, code]);
}

/** How high something is, in pixels. */
function useHeight() {
  const box = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    if (box.current === null) return undefined;
    const measured = box.current;
    const measure = () => setHeight(measured.getBoundingClientRect().height);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(measured);
    return () => watch.disconnect();
  }, []);
  return [box, height] as const;
}
