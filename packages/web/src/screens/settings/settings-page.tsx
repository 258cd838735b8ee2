import { useState } from 'react';
import { connection } from '../../app/connection.ts';
import { changeSettings, MOTIONS, TEXT_SIZES, THEMES, useSettings } from '../../app/settings.ts';
import { play, readySounds } from '../../sound/sounds.ts';
import { type Sound, SOUNDS } from '../../sound/tones.ts';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { LANGUAGES } from '../../text/vocabulary-of.ts';
import { Icon } from '../../ui/icon.tsx';
import { ChoiceRow, Segment, SwitchRow } from '../shared/choices.tsx';
import { Page } from '../shared/page.tsx';
import './settings.css';

/** Everything that is a matter of taste, or of eyes and ears. */
export function SettingsPage() {
  const { settings: words } = useVocabulary().words;
  const chosen = useSettings();
  return (
    <Page name={words.title} className="settings">
      <p className="page-lead">{words.kept}</p>
      <section className="panel">
        <ChoiceRow name={words.language}>
          <Segment
            label={words.language}
            value={chosen.language}
            options={LANGUAGES.map((language) => ({ value: language, label: words.languages[language] }))}
            onChange={(language) => changeSettings({ language })}
          />
        </ChoiceRow>
        <ChoiceRow name={words.theme}>
          <Segment
            label={words.theme}
            value={chosen.theme}
            options={THEMES.map((theme) => ({ value: theme, label: words.themes[theme] }))}
            onChange={(theme) => changeSettings({ theme })}
          />
        </ChoiceRow>
        <ChoiceRow name={words.motion}>
          <Segment
            label={words.motion}
            value={chosen.motion}
            options={MOTIONS.map((motion) => ({ value: motion, label: words.motions[motion] }))}
            onChange={(motion) => changeSettings({ motion })}
          />
        </ChoiceRow>
        <ChoiceRow name={words.textSize} hint={words.sample}>
          <Segment
            label={words.textSize}
            value={chosen.textSize}
            options={TEXT_SIZES.map((size) => ({ value: size, label: `${size} %` }))}
            onChange={(textSize) => changeSettings({ textSize })}
          />
        </ChoiceRow>
      </section>
      <Sounds />
      <Traces />
    </Page>
  );
}

function Sounds() {
  const { settings: words } = useVocabulary().words;
  const { hasSound, muted } = useSettings();
  const mute = (sound: Sound, isOn: boolean) =>
    changeSettings({ muted: isOn ? muted.filter((name) => name !== sound) : [...muted, sound] });
  return (
    <section className="panel">
      <SwitchRow words={words.sounds} isOn={hasSound} onChange={(on) => changeSettings({ hasSound: on })} />
      {hasSound && <h2 className="settings-head">{words.eachSound}</h2>}
      {hasSound && (
        <div className="sound-grid">
          {SOUNDS.map((sound) => {
            const name = words.soundNames[sound] ?? sound;
            return (
              <SwitchRow
                key={sound}
                words={[name, '']}
                isOn={!muted.includes(sound)}
                icon={
                  <button
                    type="button"
                    className="listen"
                    aria-label={words.listen(name)}
                    onClick={() => listen(sound)}
                  >
                    <Icon name="speaker" size={18} />
                  </button>
                }
                onChange={(isOn) => mute(sound, isOn)}
              />
            );
          })}
        </div>
      )}
    </section>
  );
}

/** What the server knows of me, and how to take it back. */
function Traces() {
  const { settings: words } = useVocabulary().words;
  const [isSure, setSure] = useState(false);
  const [isDone, setDone] = useState(false);
  const signOut = () =>
    void connection()
      .request({ t: 'revoke' })
      .then(() => setDone(true));
  const forget = () => {
    if (!isSure) return setSure(true);
    void connection()
      .request({ t: 'forget' })
      .then(() => location.reload());
  };
  return (
    <section className="panel">
      <h2 className="settings-head">{words.data}</h2>
      <ChoiceRow name={words.signOut[0]} hint={isDone ? words.done : words.signOut[1]}>
        <button type="button" className="btn small" onClick={signOut}>
          {words.signOut[0]}
        </button>
      </ChoiceRow>
      <ChoiceRow name={words.forget[0]} hint={isSure ? words.forgetSure : words.forget[1]}>
        <button type="button" className={`btn small ${isSure ? 'pri' : ''}`} onClick={forget}>
          {words.forget[0]}
        </button>
      </ChoiceRow>
    </section>
  );
}

function listen(sound: Sound): void {
  readySounds();
  play(sound);
}
