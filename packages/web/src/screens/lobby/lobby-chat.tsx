import { LONGEST_CHAT } from '@dustup/protocol/client';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { TableState } from '../../app/wire.ts';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { LobbyScene } from './lobby.tsx';

const SHOWN = 30;

type ChatProps = {
  readonly table: TableState;
  readonly ask: LobbyScene['ask'];
  readonly place: RefObject<HTMLElement | null>;
};

/** A few words while waiting. */
export function LobbyChat({ table, ask, place }: ChatProps) {
  const { words } = useVocabulary();
  const [text, setText] = useState('');
  const lines = useRef<HTMLUListElement>(null);
  const { length } = table.chat;
  useEffect(() => {
    lines.current?.scrollTo({ top: lines.current.scrollHeight });
  }, [length]);
  const say = () => {
    if (text.trim() === '') return;
    ask({ t: 'say', to: 'table', text });
    setText('');
  };
  return (
    <section ref={place} className="panel lobby-chat" aria-label={words.drawer.chat}>
      <div className="panel-head">
        <h2>{words.lobby.talk}</h2>
        <span>{words.lobby.present(presentAt(table))}</span>
      </div>
      <ul aria-live="polite" ref={lines}>
        {table.chat.slice(-SHOWN).map(({ n, to, name, text: said }) => (
          <li key={`${to} ${n}`}>
            <b>
              <bdi>{name}</bdi>
            </b>{' '}
            {said}
          </li>
        ))}
      </ul>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          say();
        }}
      >
        <input
          className="inp"
          value={text}
          placeholder={words.say}
          aria-label={words.say}
          maxLength={LONGEST_CHAT}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="btn small" aria-label={words.send}>
          <Icon name="chat-bubble" size={19} />
        </button>
      </form>
    </section>
  );
}

/** How many people are at the table now. */
function presentAt({ info }: TableState): number {
  return info.seats.filter((held) => held !== null && held.bot === null && held.isHere).length + info.spectators;
}
