import { changeSettings, useSettings } from '../app/settings.ts';
import { LANGUAGES } from '../text/vocabulary-of.ts';
import { useVocabulary } from '../text/vocabulary.tsx';

/** The language, changed on the spot: each player at a table has their own. */
export function LanguageRow() {
  const { shared } = useVocabulary().words;
  const { language } = useSettings();
  return (
    <div role="group" aria-label={shared.language} className="language-row">
      {LANGUAGES.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          className="btn small"
          aria-pressed={one === language}
          onClick={() => changeSettings({ language: one })}
        >
          {shared.languages[one]}
        </button>
      ))}
    </div>
  );
}
