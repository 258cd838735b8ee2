import { useMemo, useState } from 'react';
import { go } from '../../app/router.tsx';
import { type Eyes, eyesFor, firstEyes, infoOf, logUntil } from '../../screens/replay/eyes.ts';
import { usePlayer } from '../../screens/replay/use-player.ts';
import type { Recorded } from '../../screens/shared/use-record.ts';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { IconButton } from '../../ui/small.tsx';
import { DuelScreen } from './duel-screen.tsx';
import { parseDuel } from './parse-duel.ts';
import { SpeakingDuel } from './speaking.tsx';
import './duel.css';

const nothing = async () => ({ t: 'done', re: '' }) as const;
const never = () => 0;
const NO_CLOCK = { left: null, of: 0, banks: [], endsAt: null, warns: false };
/** What the controls below the table take. */
const FOOT = 52;

/** A Duel that is over, to be looked at move by move. */
export function DuelReplay({ recorded, first }: { recorded: Recorded; first: number | undefined }) {
  const { record, moments } = recorded;
  const { replay } = useVocabulary().words;
  const last = moments.length - 1;
  const player = usePlayer(Math.min(first ?? 0, last), last);
  const [eyes, setEyes] = useState<Eyes>(() => firstEyes(record));
  const { at, isStep } = player;
  const seat = typeof eyes === 'number' ? eyes : null;
  const game = useMemo(() => {
    const { table, own = null } = moments[at] ?? {};
    const log = logUntil(moments, at, eyes, isStep);
    const mine = seat === null ? null : (own?.[seat] ?? null);
    return parseDuel({ id: record.id, n: at, table, own: mine, ask: null, answering: null, clock: NO_CLOCK, log });
  }, [record.id, moments, at, eyes, isStep, seat]);
  const info = useMemo(
    () => infoOf({ ...record, setup: { ...record.setup, players: record.players.length, sets: [] } }),
    [record],
  );
  return (
    <div className="replay duel-replay">
      <div className="replay-table">
        <SpeakingDuel>
          <DuelScreen
            key={String(eyes)}
            table={{ seat, chat: [], info, game: null }}
            game={game}
            isRecord
            status="online"
            isRestarting={false}
            hasNewVersion={false}
            request={nothing}
            answer={nothing}
            now={never}
            linkTo={(secret = '') => secret}
            onLeave={() => go('')}
            below={FOOT}
          />
        </SpeakingDuel>
      </div>
      <section className="duel-controls on-dark" aria-label={replay.controls}>
        <IconButton icon="previous-button" label={replay.back} onPress={() => player.step(-1)} />
        <IconButton
          icon={player.isPlaying ? 'pause-button' : 'play-button'}
          label={player.isPlaying ? replay.pause : replay.play}
          onPress={player.toggle}
        />
        <IconButton icon="next-button" label={replay.forward} onPress={() => player.step(1)} />
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={replay.scrubber}
          aria-valuetext={replay.move(at, last)}
          onChange={(event) => player.goTo(Number(event.target.value))}
        />
        <select
          value={String(eyes)}
          aria-label={replay.eyes}
          onChange={({ target }) => setEyes(eyesFor(record).find((one) => String(one) === target.value) ?? 'spectator')}
        >
          {eyesFor(record)
            .filter((one) => one !== 'all')
            .map((one) => (
              <option key={String(one)} value={String(one)}>
                {typeof one === 'number' ? record.players[one]?.name : replay.spectator}
              </option>
            ))}
        </select>
      </section>
    </div>
  );
}
