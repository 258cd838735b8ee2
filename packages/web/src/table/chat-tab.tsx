import type { ChatLine } from '@dustup/protocol/client';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { useVocabulary } from '../text/vocabulary.tsx';
import { Icon } from '../ui/icon.tsx';

const LONGEST = 300;

export function ChatTab(props: {
  lines: readonly ChatLine[];
  me: number | null;
  /** Among the dead one may speak where the living do not hear. */
  isDead: boolean;
  onSay: (text: string, to: 'table' | 'dead') => void;
  onMute: (guest: string) => void;
}) {
  const { lines, me, isDead, onSay, onMute } = props;
  const { words } = useVocabulary();
  const [text, setText] = useState('');
  const [toDead, setToDead] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const { current } = list;
    if (current !== null) current.scrollTop = current.scrollHeight;
  }, [lines]);
  const say = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onSay(text.trim(), isDead && toDead ? 'dead' : 'table');
    setText('');
  };
  return (
    <>
      <ol className="chat" ref={list} tabIndex={0}>
        {lines.length === 0 && <li className="empty-note">{words.noChat}</li>}
        {lines.map((line) => (
          <li key={line.n} className={line.to === 'dead' ? 'dead-talk' : ''}>
            <b>{line.name}</b>
            {line.to === 'dead' && <em> {words.toDead}</em>}
            {line.seat !== me && (
              <button
                type="button"
                className="mute"
                aria-label={words.mute(line.name)}
                onClick={() => onMute(line.guest)}
              >
                <Icon name="speaker-off" size={14} />
              </button>
            )}
            <p>{line.text}</p>
          </li>
        ))}
      </ol>
      <form className="say" onSubmit={say}>
        {isDead && (
          <label className="arm">
            <input type="checkbox" checked={toDead} onChange={() => setToDead(!toDead)} />
            {words.toDead}
          </label>
        )}
        <input
          className="inp"
          value={text}
          maxLength={LONGEST}
          placeholder={words.say}
          aria-label={words.say}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className="btn small paper" aria-label={words.send}>
          <Icon name="chat-bubble" size={20} />
        </button>
      </form>
    </>
  );
}
