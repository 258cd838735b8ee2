import { changeSettings, useSettings, VOLUMES } from '../../app/settings.ts';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { ChoiceRow, Segment, SwitchRow } from '../shared/choices.tsx';

const SWITCHES = ['vibrates', 'marksTitle', 'marksBadge', 'staysAwake'] as const;

/** How I am called when it is my turn, each with its switch. */
export function Notices() {
  const { settings: words } = useVocabulary().words;
  const chosen = useSettings();
  return (
    <>
      {SWITCHES.map((name) => (
        <SwitchRow
          key={name}
          words={words[name]}
          isOn={chosen[name]}
          onChange={(isOn) => changeSettings({ [name]: isOn })}
        />
      ))}
    </>
  );
}

export function Volume() {
  const { settings: words } = useVocabulary().words;
  const { volume } = useSettings();
  return (
    <ChoiceRow name={words.volume}>
      <Segment
        label={words.volume}
        value={volume}
        options={VOLUMES.map((one) => ({ value: one, label: `${one} %` }))}
        onChange={(next) => changeSettings({ volume: next })}
      />
    </ChoiceRow>
  );
}
