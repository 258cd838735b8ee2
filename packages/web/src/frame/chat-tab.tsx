import { type ChatLine, LONGEST_CHAT, type Muted } from '@dustup/protocol/client';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { useVocabulary } from '../text/vocabulary.tsx';
import { Icon } from '../ui/icon.tsx';
import { type Audience, lineKey } from './chat-lines.ts';
import { Hush, Phrases } from './phrases.tsx';
import { saidIn } from './said.ts';
import { Sign } from './sign.tsx';
import type { Talk } from './use-talk.ts';

export type ChatTabProps = {
  readonly lines: readonly ChatLine[];
  /** My public id: one does not mute oneself. */
  readonly guest: string;
  readonly mutes: readonly Muted[];
  readonly talk: Talk;
  /** Among the dead one may speak where the living do not hear. */
  readonly audience: Audience;
  /** What I say to the table costs me something. */
  readonly costs: boolean;
  readonly onMute: (guest: string, on: boolean) => void;
  /** I have muted everybody. */
  readonly isHushed: boolean;
  readonly onHush: (isHushed: boolean) => void;
  /** New lines are read aloud: where no bubbles are. */
  readonly isLive?: boolean;
};

export function ChatTab(props: ChatTabProps) {
  const { lines, guest, mutes, talk, audience, costs, onMute, isHushed, onHush, isLive = false } = props;
  const { words } = useVocabulary();
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const { current } = list;
    if (current !== null) current.scrollTop = current.scrollHeight;
  }, [lines]);
  return (
    <>
      <ol className="chat" ref={list} tabIndex={0} aria-live={isLive ? 'polite' : undefined}>
        {lines.length === 0 && mutes.length === 0 && !isHushed && <li className="empty-note">{words.noChat}</li>}
        {lines.map((line) => (
          <li key={lineKey(line)} className={line.to === 'dead' ? 'dead-talk' : ''}>
            <b>
              <bdi>{line.name}</bdi>
            </b>
            {line.to !== 'table' && <em> {line.to === 'dead' ? words.toDead : words.toWatchers}</em>}
            {line.guest !== guest && (
              <button
                type="button"
                className="mute"
                aria-label={words.mute(line.name)}
                onClick={() => onMute(line.guest, true)}
              >
                <Icon name="speaker-off" size={14} />
              </button>
            )}
            <p>
              <Sign line={line} />
              {saidIn(words.talk, line)}
            </p>
          </li>
        ))}
      </ol>
      <MutedList mutes={mutes} onMute={onMute} />
      <Hush isHushed={isHushed} onHush={onHush} />
      <SayForm talk={talk} audience={audience} costs={costs} />
    </>
  );
}

/** Of a record. */
export function NoChat() {
  const { words } = useVocabulary();
  return (
    <div className="chat">
      <p className="empty-note">{words.noChatKept}</p>
    </div>
  );
}

function MutedList({ mutes, onMute }: Pick<ChatTabProps, 'mutes' | 'onMute'>) {
  const { words } = useVocabulary();
  if (mutes.length === 0) return null;
  return (
    <ul className="muted-list">
      {mutes.map(({ guest, name }) => (
        <li key={guest}>
          <span role="status">{words.muted(name)}</span>
          <button
            type="button"
            className="btn small"
            aria-label={words.hear(name)}
            onClick={() => onMute(guest, false)}
          >
            {words.hearAgain}
          </button>
        </li>
      ))}
    </ul>
  );
}

function SayForm({ talk, audience, costs }: Pick<ChatTabProps, 'talk' | 'audience' | 'costs'>) {
  const { words, refusal } = useVocabulary();
  const [wantsDead, setWantsDead] = useState(false);
  const toDead = audience === 'dead' || (audience === 'either' && wantsDead);
  const isApart = toDead || (audience === 'watching' && wantsDead);
  const to = !isApart ? 'table' : audience === 'watching' ? 'watchers' : 'dead';
  const say = (event: FormEvent) => {
    event.preventDefault();
    talk.say(to);
  };
  return (
    <form className="say" onSubmit={say}>
      <Phrases onPhrase={(phrase, text) => talk.sayPhrase(to, phrase, text)} />
      {audience !== 'table' && (
        <label className="arm">
          <input
            type="checkbox"
            checked={isApart}
            disabled={audience === 'dead'}
            onChange={() => setWantsDead(!wantsDead)}
          />
          {audience === 'watching' ? words.toWatchers : words.toDead}
        </label>
      )}
      {talk.why !== null && (
        <p className="unsaid" role="alert">
          {words.banner.refused(refusal(talk.why))}
        </p>
      )}
      {costs && !toDead && (
        <p className="unsaid" id="speech-costs" role="status">
          {words.speechCosts}
        </p>
      )}
      <input
        className="inp"
        value={talk.text}
        maxLength={LONGEST_CHAT}
        placeholder={words.say}
        aria-label={words.say}
        aria-describedby={costs && !toDead ? 'speech-costs' : undefined}
        onChange={({ target }) => talk.write(target.value)}
      />
      <button type="submit" className="btn small paper" aria-label={words.send}>
        <Icon name="chat-bubble" size={20} />
      </button>
    </form>
  );
}
