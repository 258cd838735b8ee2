import { useVocabulary } from '../text/vocabulary.tsx';
import { PHRASES, type Phrase } from './said.ts';
import './phrases.css';

type PhrasesProps = { readonly onPhrase: (phrase: Phrase, text: string) => void };

/** What is said often, said with one press. */
export function Phrases({ onPhrase }: PhrasesProps) {
  const { talk } = useVocabulary().words;
  return (
    <div className="phrases" role="group" aria-label={talk.quick}>
      {PHRASES.map((phrase) => (
        <button
          key={phrase}
          type="button"
          className="btn small paper"
          onClick={() => onPhrase(phrase, talk.phrases[phrase])}
        >
          {talk.phrases[phrase]}
        </button>
      ))}
    </div>
  );
}

type HushProps = { readonly isHushed: boolean; readonly onHush: (isHushed: boolean) => void };

/** Mutes all the others, here and at every table, for this reader alone. */
export function Hush({ isHushed, onHush }: HushProps) {
  const { talk } = useVocabulary().words;
  return (
    <label className="arm hush">
      <input type="checkbox" checked={isHushed} onChange={() => onHush(!isHushed)} />
      {talk.hush}
    </label>
  );
}
