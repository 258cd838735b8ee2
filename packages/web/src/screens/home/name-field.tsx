import { LONGEST_NAME } from '@dustup/protocol/client';
import { useState } from 'react';
import { connection } from '../../app/connection.ts';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { Icon } from '../../ui/icon.tsx';

type NameProps = {
  readonly name: string;
  /** Whoever comes by a link says who they are, then sits down. */
  readonly onSit?: (() => void) | undefined;
};

/** My name: changed where it stands. */
export function NameField({ name, onSit }: NameProps) {
  const { words, refusal } = useVocabulary();
  const { home } = words;
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
      <label>
        <span className="fine">{home.youPlayAs}</span>
        <span className="field">
          <Icon name="western-hat" size={24} />
          <input
            className="inp name-input"
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
      </label>
      {wrong !== undefined && (
        <p className="problem" role="alert">
          {words.shared.wrong(wrong)}
        </p>
      )}
    </form>
  );
}
