import type { ChatLine } from '@dustup/protocol/client';
import { useState } from 'react';
import { useVocabulary } from '../text/vocabulary.tsx';
import { Icon } from '../ui/icon.tsx';
import { REACTIONS, type Reaction, type ReactionName } from './reactions.ts';
import type { Request } from './table-screen-props.ts';
import './reactions.css';

const NAMES: readonly ReactionName[] = ['clap', 'laugh', 'gasp', 'heart', 'doom'];

type ReactRowProps = {
  /** What is reacted to; undefined while nothing has happened. */
  readonly on: ChatLine['on'];
  readonly to?: ChatLine['to'];
  readonly request: Request;
  /** What the move has been met with so far, where that is not told elsewhere. */
  readonly reactions?: readonly Reaction[] | undefined;
};

/** Signs with which one meets what has just happened. */
export function ReactRow({ on, to = 'table', request, reactions = [] }: ReactRowProps) {
  const { words, refusal } = useVocabulary();
  const [wrong, setWrong] = useState('');
  if (on === undefined) return null;
  const react = async (name: ReactionName) => {
    const reply = await request({ t: 'say', to, text: REACTIONS[name].text, phrase: name, on });
    setWrong(reply.t === 'refused' ? refusal(reply.why) : '');
  };
  return (
    <div className="react-row" role="group" aria-label={words.talk.reactions.title}>
      {NAMES.map((name) => (
        <button
          key={name}
          type="button"
          className="ib"
          title={words.talk.reactions[name]}
          aria-label={words.talk.reactions[name]}
          onClick={() => void react(name)}
        >
          <Icon name={REACTIONS[name].icon} size={20} />
        </button>
      ))}
      <Reacted reactions={reactions} />
      {wrong !== '' && <p role="alert">{wrong}</p>}
    </div>
  );
}

/** What somebody, or several, have met it with. */
export function Reacted({ reactions }: { readonly reactions: readonly Reaction[] }) {
  const { reactions: words } = useVocabulary().words.talk;
  if (reactions.length === 0) return null;
  return (
    <span className="reacted">
      {reactions.map(({ name, by }) => (
        <span key={name} className="reaction" title={by.join(', ')}>
          <Icon name={REACTIONS[name].icon} size={15} />
          {by.length > 1 && <b aria-hidden="true">{by.length}</b>}
          <span className="sr-only">{` ${words[name]}: ${by.join(', ')}`}</span>
        </span>
      ))}
    </span>
  );
}
