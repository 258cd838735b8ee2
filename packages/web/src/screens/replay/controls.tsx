import { type ReactNode, useMemo } from 'react';
import type { RecordFile } from '../../app/wire.ts';
import { basePath } from '../../app/router.tsx';
import { turnOf } from '../../frame/frame-facts.ts';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/small.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import type { Moment } from '../shared/parse-moments.ts';
import { type Eyes, eyesFor } from './eyes.ts';
import { marksOf } from './marks.ts';
import { type Player, SPEEDS } from './use-player.ts';

type ControlsProps = {
  readonly record: RecordFile;
  readonly moments: readonly Moment[];
  readonly player: Player;
  readonly eyes: Eyes;
  readonly onEyes: (eyes: Eyes) => void;
  /** Who fell at a move, if that was not a player. */
  readonly nameOfFallen?: ((move: number) => string | undefined) | undefined;
  readonly children?: ReactNode;
};

/** The dark rail of a replay: forth and back, how fast, through whose eyes. */
export function Controls({ record, moments, player, eyes, onEyes, nameOfFallen, children }: ControlsProps) {
  const { replay } = useVocabulary().words;
  const { at, last, isPlaying, goTo, step, toggle } = player;
  const link = new URL(`${basePath}replay/${record.id}?move=${at}`, location.href).href;
  return (
    <section className="replay-bar on-dark" aria-label={replay.controls}>
      <div className="replay-keys">
        <IconButton icon="previous-button" label={replay.first} onPress={() => goTo(0)} />
        <Step label={replay.back} path="M11 2 4 8l7 6z" onPress={() => step(-1)} />
        <IconButton
          icon={isPlaying ? 'pause-button' : 'play-button'}
          size={26}
          label={isPlaying ? replay.pause : replay.play}
          onPress={toggle}
        />
        <Step label={replay.forward} path="M5 2l7 6-7 6z" onPress={() => step(1)} />
        <IconButton icon="next-button" label={replay.last} onPress={() => goTo(last)} />
      </div>
      <Scrubber {...{ moments, player, nameOfFallen }} names={record.players.map(({ name }) => name)} />
      <div className="replay-more">
        <EyesChoice record={record} eyes={eyes} onEyes={onEyes} />
        <SpeedChoice player={player} />
        <CopyButton text={link} label={replay.copyLink} done={replay.copied} />
        <button type="button" className="btn small" onClick={() => download(record)}>
          {replay.download}
        </button>
        {children}
      </div>
    </section>
  );
}

function Step({ label, path, onPress }: { label: string; path: string; onPress: () => void }) {
  return (
    <button type="button" className="ib" aria-label={label} title={label} onClick={onPress}>
      <svg className="replay-step" viewBox="0 0 16 16" aria-hidden="true">
        <path d={path} fill="currentColor" />
      </svg>
    </button>
  );
}

const NOTHING = { asked: [] };

type LineProps = Pick<ControlsProps, 'moments' | 'player' | 'nameOfFallen'> & { readonly names: readonly string[] };

function Scrubber({ moments, player, names, nameOfFallen }: LineProps) {
  const { replay } = useVocabulary().words;
  const { at, last, goTo } = player;
  const { number, seat } = turnOf(moments[at]?.table ?? NOTHING);
  const where = number === 0 ? replay.deal : replay.turnOf(number, names[seat] ?? '');
  return (
    <div className="scrubber">
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={replay.scrubber}
        aria-valuetext={`${replay.move(at, last)}, ${where}`}
        onChange={(event) => goTo(Number(event.target.value))}
      />
      <Marks {...{ moments, player, names, nameOfFallen }} />
      <output>
        <b>{replay.move(at, last)}</b> {where}
      </output>
    </div>
  );
}

/** Where turns begin, life is lost and players fall; those who fall can be gone to. */
function Marks({ moments, player, names, nameOfFallen }: LineProps) {
  const { replay } = useVocabulary().words;
  const { last, goTo } = player;
  const marks = useMemo(() => marksOf(moments), [moments]);
  return (
    <div className="replay-marks" role="group" aria-label={replay.marks}>
      {marks.map(({ kind, move, seat }) => {
        const style = { left: `${((move / Math.max(1, last)) * 100).toFixed(2)}%` };
        if (kind !== 'fall') return <i key={move} className={kind} style={style} aria-hidden="true" />;
        const label = replay.falls(nameOfFallen?.(move) ?? names[seat] ?? '');
        return (
          <button key={move} type="button" style={style} aria-label={label} title={label} onClick={() => goTo(move)}>
            <Icon name="tombstone" size={13} />
          </button>
        );
      })}
    </div>
  );
}

function EyesChoice({ record, eyes, onEyes }: Pick<ControlsProps, 'record' | 'eyes' | 'onEyes'>) {
  const { replay } = useVocabulary().words;
  const choices = eyesFor(record);
  const label = (one: Eyes) =>
    one === 'all'
      ? replay.allHands
      : one === 'spectator'
        ? replay.spectator
        : replay.throughEyes(record.players[one]?.name ?? '');
  if (choices.length === 1) return <span className="replay-note">{replay.notYours}</span>;
  return (
    <label className="replay-choice">
      <span>{replay.eyes}</span>
      <select
        value={String(eyes)}
        onChange={({ target }) => {
          const found = choices.find((one) => String(one) === target.value);
          if (found !== undefined) onEyes(found);
        }}
      >
        {choices.map((one) => (
          <option key={one} value={String(one)}>
            {label(one)}
          </option>
        ))}
      </select>
    </label>
  );
}

function SpeedChoice({ player }: Pick<ControlsProps, 'player'>) {
  const { replay } = useVocabulary().words;
  return (
    <label className="replay-choice">
      <span>{replay.speed}</span>
      <select value={player.speed} onChange={({ target }) => player.setSpeed(Number(target.value))}>
        {SPEEDS.map((speed) => (
          <option key={speed} value={speed}>
            {speed}×
          </option>
        ))}
      </select>
    </label>
  );
}

/** The record as a file, as the server gave it to us. */
function download(record: RecordFile): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `dustup-${record.id}.json`;
  link.click();
  URL.revokeObjectURL(address);
}
