import { hasIdentityAside, type Reply, takeIdentityBack } from '@dustup/protocol/client';
import { useState } from 'react';
import { connection, useClient } from '../../app/connection.ts';
import { changeSettings, MOTIONS, TEXT_SIZES, THEMES, useSettings } from '../../app/settings.ts';
import { play, readySounds } from '../../sound/sounds.ts';
import { type Sound, SOUNDS } from '../../sound/tones.ts';
import { SPEEDS } from '../../app/speeds.ts';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { LANGUAGES } from '../../text/vocabulary-of.ts';
import { Icon } from '../../ui/icon.tsx';
import { NameField } from '../home/name-field.tsx';
import { ChoiceRow, Segment, SwitchRow } from '../shared/choices.tsx';
import { Page } from '../shared/page.tsx';
import { Notices, Volume } from './notices.tsx';
import './settings.css';

/** Everything that is a matter of taste, or of eyes and ears. */
export function SettingsPage() {
  const { settings: words, shared, stage } = useVocabulary().words;
  const chosen = useSettings();
  return (
    <Page name={words.title} back={words.back} className="settings">
      <p className="page-lead">{words.kept}</p>
      <section className="panel settings-name">
        <NameField name={useClient().me?.name ?? ''} />
      </section>
      <section className="panel">
        <ChoiceRow name={shared.language}>
          <Segment
            label={shared.language}
            value={chosen.language}
            options={LANGUAGES.map((language) => ({ value: language, label: shared.languages[language] }))}
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
        <ChoiceRow name={stage.speed} hint={stage.speedHint}>
          <Segment
            label={stage.speed}
            value={chosen.speed}
            options={SPEEDS.map((speed) => ({ value: speed, label: stage.speeds[speed] }))}
            onChange={(speed) => changeSettings({ speed })}
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
      <section className="panel">
        <h2 className="settings-head">{words.notices}</h2>
        <Notices />
      </section>
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
      {hasSound && <Volume />}
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
  const { words, refusal } = useVocabulary();
  const { settings, shared } = words;
  const [isSure, setSure] = useState(false);
  const [signedOut, setSignedOut] = useState(settings.signOut[1]);
  const [forgotten, setForgotten] = useState<string | undefined>(undefined);
  const outcome = (reply: Reply, done: string) => (reply.t === 'done' ? done : shared.wrong(refusal(reply.why)));
  const signOut = async () => setSignedOut(outcome(await connection().request({ t: 'revoke' }), settings.done));
  const forget = async () => {
    setSure(!isSure);
    setForgotten(undefined);
    if (isSure) setForgotten(outcome(await connection().request({ t: 'forget' }), settings.forgotten));
  };
  return (
    <section className="panel">
      <h2 className="settings-head">{settings.data}</h2>
      <ChoiceRow name={settings.signOut[0]} hint={signedOut}>
        <button type="button" className="btn small" onClick={() => void signOut()}>
          {settings.signOut[0]}
        </button>
      </ChoiceRow>
      {hasIdentityAside(localStorage) && (
        <ChoiceRow name={settings.before[0]} hint={settings.before[1]}>
          <button type="button" className="btn small" onClick={beWhoIWas}>
            {settings.before[0]}
          </button>
        </ChoiceRow>
      )}
      <ChoiceRow name={settings.forget[0]} hint={isSure ? settings.forgetSure : (forgotten ?? settings.forget[1])}>
        <button type="button" className={`btn small ${isSure ? 'pri' : ''}`} onClick={() => void forget()}>
          {isSure ? settings.forgetNow : settings.forget[0]}
        </button>
      </ChoiceRow>
    </section>
  );
}

function beWhoIWas(): void {
  takeIdentityBack(localStorage);
  location.reload();
}

function listen(sound: Sound): void {
  readySounds();
  play(sound);
}
