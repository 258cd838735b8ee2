import type { RecordFile } from '@dustup/protocol';
import { useState } from 'react';
import { connection } from '../../app/connection.ts';
import { go } from '../../app/router.tsx';
import { fieldOf } from '../../frame/field.ts';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { Reacting } from '../../frame/reacting.tsx';
import { LobbyChat } from '../lobby/lobby-chat.tsx';
import { fairnessOf } from '../results/promise.ts';
import type { Eyes } from './eyes.ts';
import { keepNotes, readNotes, withNote } from './notes.ts';
import type { Player } from './use-player.ts';
import type { Together } from './use-together.ts';

type ExtrasProps = {
  readonly record: RecordFile;
  readonly player: Player;
  readonly eyes: Eyes;
  readonly together: Together;
};

/** What one may do with a replay besides looking at it. */
export function Extras({ record, player, eyes, together }: ExtrasProps) {
  const { replay } = useVocabulary().words;
  const { table, isOn, moved, setOn } = together;
  return (
    <>
      <details className="replay-extras">
        <summary aria-label={replay.more} title={replay.more}>
          ⋯
        </summary>
        <div className="replay-pop">
          {table !== null && (
            <label className="replay-choice" title={replay.togetherHint}>
              <input type="checkbox" checked={isOn} onChange={() => setOn(!isOn)} />
              {replay.together}
            </label>
          )}
          {moved !== undefined && (
            <small className="replay-note" role="status">
              {replay.movedBy(moved.name, moved.at)}
            </small>
          )}
          <WhatIf record={record} at={player.at} last={player.last} eyes={eyes} />
          <NotesAt game={record.id} player={player} />
        </div>
      </details>
      <Verified record={record} />
    </>
  );
}

/** What is said while a replay is watched together. */
export function ReplayTalk({ together: { table, guest, isOn }, record, player }: Omit<ExtrasProps, 'eyes'>) {
  if (table === null || !isOn) return null;
  const game = record.id;
  const step = player.at;
  return (
    <div className="replay-talk">
      <Reacting
        table={table}
        guest={guest}
        on={{ game, step }}
        request={async (wish) => {
          // The table is told first which game it is: whoever was the last to move may have gone.
          await connection().request({ t: 'cursor', game, at: step });
          return connection().request(wish);
        }}
      />
      <LobbyChat table={table} guest={guest} request={(wish) => connection().request(wish)} />
    </div>
  );
}

/** A practice game from here on, in the seat through whose eyes one looks. */
function WhatIf({ record, at, last, eyes }: { record: RecordFile; at: number; last: number; eyes: Eyes }) {
  const { words, refusal } = useVocabulary();
  const [wrong, setWrong] = useState('');
  // who may not see the hands may not play them
  if (record.first.own === null || at >= last) return null;
  const seat = typeof eyes === 'number' ? eyes : (record.seat ?? 0);
  const play = async () => {
    const reply = await connection().request({ t: 'practice', game: record.id, step: at, seat });
    if (reply.t === 'done') go(`table/${fieldOf(reply.with, 'code')}`);
    else setWrong(words.shared.wrong(refusal(reply.why)));
  };
  return (
    <>
      <button type="button" className="btn small" onClick={() => void play()}>
        {words.replay.whatIf}
      </button>
      {wrong !== '' && (
        <small className="replay-note" role="alert">
          {wrong}
        </small>
      )}
    </>
  );
}

/** A note at this move, and the way to the others. */
function NotesAt({ game, player }: { game: string; player: Player }) {
  const { replay } = useVocabulary().words;
  const [notes, setNotes] = useState(() => readNotes(game));
  const [isFull, setFull] = useState(false);
  const write = (text: string) => {
    const next = withNote(notes, player.at, text);
    setNotes(next);
    setFull(!keepNotes(game, next));
  };
  return (
    <section className="replay-notes">
      <h3>
        {replay.notes} ({Object.keys(notes).length})
      </h3>
      <input
        className="inp"
        aria-label={replay.note}
        placeholder={replay.note}
        maxLength={300}
        value={notes[player.at] ?? ''}
        onChange={({ target }) => write(target.value)}
      />
      {isFull && <p role="alert">{replay.noteFull}</p>}
      <ul>
        {Object.entries(notes).map(([move, text]) => (
          <li key={move}>
            <button type="button" className="text-link" onClick={() => player.goTo(Number(move))}>
              {replay.noteAt(Number(move), text)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Says so when a record is not what was promised before its cards were dealt. */
function Verified({ record: { id, seed, commitment, players } }: { record: RecordFile }) {
  const { replay } = useVocabulary().words;
  if (seed === null) return null;
  return fairnessOf({ id, commitment, seed, seats: players.length }, localStorage) === 'broken' ? (
    <p className="replay-note" role="alert">
      {replay.broken}
    </p>
  ) : null;
}
