import { LONGEST_NAME } from '@dustup/protocol/client';
import { Suspense, useId, useState } from 'react';
import { connection, useClient } from '../../app/connection.ts';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { Hat } from '../../ui/attire.tsx';
import { later } from '../../ui/later.tsx';

const AttirePicker = later(async () => (await import('../shared/attire-picker.tsx')).AttirePicker, 'home');

type NameProps = {
  readonly name: string;
  /** Whoever comes by a link says who they are, then sits down. */
  readonly onSit?: (() => void) | undefined;
};

/** My name, and beside it what I wear: changed where they stand. */
export function NameField({ name, onSit }: NameProps) {
  const { words, refusal } = useVocabulary();
  const { home } = words;
  const attire = useClient().me?.attire;
  const [isDressing, setDressing] = useState(false);
  const label = useId();
  const [draft, setDraft] = useState<string | undefined>(undefined);
  const [wrong, setWrong] = useState<string | undefined>(undefined);
  const save = async () => {
    const wanted = draft?.trim() ?? '';
    if (draft === undefined) return;
    if (wanted === '' || wanted === name) return setDraft(undefined);
    const reply = await connection().request({ t: 'rename', name: wanted });
    setWrong(reply.t === 'refused' ? refusal(reply.why) : undefined);
    setDraft(undefined);
  };
  return (
    <form
      className="name-form"
      onSubmit={(event) => {
        event.preventDefault();
        void save().then(onSit);
      }}
    >
      <span className="fine" id={label}>
        {home.youPlayAs}
      </span>
      <span className="field">
        <button
          type="button"
          className="name-hat"
          aria-label={home.attire}
          title={home.attire}
          aria-expanded={isDressing}
          onClick={() => setDressing(!isDressing)}
        >
          <Hat attire={attire} size={24} />
        </button>
        <input
          className="inp name-input"
          aria-labelledby={label}
          value={draft ?? name}
          maxLength={LONGEST_NAME}
          autoComplete="nickname"
          // biome-ignore lint/a11y/noAutofocus: the first thing to do for whoever comes by a link
          autoFocus={onSit !== undefined}
          onFocus={({ target }) => onSit !== undefined && target.select()}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={() => void save()}
        />
        {onSit === undefined && draft !== undefined && draft !== name && (
          <button type="submit" className="name-save">
            {home.saveName}
          </button>
        )}
        {onSit !== undefined && (
          <button type="submit" className="btn pri small name-sit">
            {home.sitDown}
          </button>
        )}
      </span>
      {isDressing && (
        <Suspense>
          <AttirePicker attire={attire} />
        </Suspense>
      )}
      {wrong !== undefined && (
        <p className="problem" role="alert">
          {words.shared.wrong(wrong)}
        </p>
      )}
    </form>
  );
}
