import { Flag } from '../../../screens/lobby/house-panel.tsx';
import type { LobbyScene } from '../../../screens/lobby/lobby.tsx';
import { SwitchRow } from '../../../screens/shared/choices.tsx';
import { useVocabulary } from '../../../text/vocabulary.tsx';
import { deadStay, ghostlySet, optionsWith } from './offered.ts';

const NEXT_FLAGS = ['keepCharacters', 'passStar', 'rotateSeats'] as const;

/** Not where the dead may come back. */
export function DeadSeeAll({ scene }: { scene: LobbyScene }) {
  const { words, setName } = useVocabulary();
  const { lobby } = words;
  const { sets, options, deadSeeAll } = scene.table.info.house;
  const may = deadStay(sets, options);
  const [name, hint] = lobby.deadSeeAll;
  return (
    <SwitchRow
      words={[name, may ? hint : lobby.deadMayReturn(setName(ghostlySet(sets) ?? ''))]}
      isOn={deadSeeAll}
      disabled={!scene.isHost || !may}
      onChange={(isOn) => scene.change({ deadSeeAll: isOn })}
    />
  );
}

/** What the chosen sets leave to the table, and what a rematch keeps. */
export function OptionsPanel({ scene }: { scene: LobbyScene }) {
  const { words, texts } = useVocabulary();
  const { lobby } = words;
  const { isHost, change } = scene;
  const { house } = scene.table.info;
  const setOption = (option: string, isOn: boolean) => {
    const options = isOn ? [...house.options, option] : house.options.filter((one) => one !== option);
    change({ options, ...(deadStay(house.sets, options) ? {} : { deadSeeAll: false }) });
  };
  return (
    <section className="house-panel">
      <h3>{lobby.gameOptions}</h3>
      {optionsWith(house.sets).map((option) => {
        const entry = texts.options[option];
        return (
          <SwitchRow
            key={option}
            words={lobby.options[option] ?? [entry?.name ?? option, entry?.line ?? '']}
            isOn={house.options.includes(option)}
            disabled={!isHost}
            onChange={(isOn) => setOption(option, isOn)}
          />
        );
      })}
      <h3>{lobby.rematchRules}</h3>
      {NEXT_FLAGS.map((name) => (
        <Flag key={name} name={name} scene={scene} />
      ))}
    </section>
  );
}
