import { changeSettings, TEXT_SIZES, THEMES, useSettings } from '../../app/settings.ts';
import { SPEEDS } from '../../app/speeds.ts';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { ChoiceRow, Segment, SwitchRow } from '../shared/choices.tsx';
import { Notices, Volume } from './notices.tsx';
import '../shared/pages.css';

/** What is a matter of taste, changed without leaving the table. */
export function TableSettings() {
  const { settings: words, stage } = useVocabulary().words;
  const { speed, theme, textSize, hasSound } = useSettings();
  return (
    <details className="table-settings">
      <summary>{words.atTable}</summary>
      <ChoiceRow name={stage.speed}>
        <Segment
          label={stage.speed}
          value={speed}
          options={SPEEDS.map((one) => ({ value: one, label: stage.speeds[one] }))}
          onChange={(next) => changeSettings({ speed: next })}
        />
      </ChoiceRow>
      <SwitchRow words={words.sounds} isOn={hasSound} onChange={(isOn) => changeSettings({ hasSound: isOn })} />
      {hasSound && <Volume />}
      <Notices />
      <ChoiceRow name={words.textSize}>
        <Segment
          label={words.textSize}
          value={textSize}
          options={TEXT_SIZES.map((one) => ({ value: one, label: `${one} %` }))}
          onChange={(next) => changeSettings({ textSize: next })}
        />
      </ChoiceRow>
      <ChoiceRow name={words.theme}>
        <Segment
          label={words.theme}
          value={theme}
          options={THEMES.map((one) => ({ value: one, label: words.themes[one] }))}
          onChange={(next) => changeSettings({ theme: next })}
        />
      </ChoiceRow>
      {document.fullscreenEnabled && (
        <button type="button" className="btn small" onClick={toggleFullscreen}>
          {words.fullscreen}
        </button>
      )}
    </details>
  );
}

/** The browser may refuse: then it stays as it is. */
function toggleFullscreen(): void {
  const done =
    document.fullscreenElement === null ? document.documentElement.requestFullscreen() : document.exitFullscreen();
  done.catch(() => undefined);
}
