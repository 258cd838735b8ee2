import { HousePanel, Pace } from '../../screens/lobby/house-panel.tsx';
import type { LobbyScene } from '../../screens/lobby/lobby.tsx';
import { ChoiceRow, Segment, SwitchRow } from '../../screens/shared/choices.tsx';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { SpeakingDuel } from './speaking.tsx';

/** What is to choose before a Duel. */
export function DuelHouse(props: { scene: LobbyScene }) {
  return (
    <SpeakingDuel>
      <Rules {...props} />
    </SpeakingDuel>
  );
}

const COUNTS = [4, 5, 6] as const;

function Rules({ scene }: { scene: LobbyScene }) {
  const { teller, words } = useVocabulary();
  const { isHost } = scene;
  const { options } = scene.table.info.house;
  const count = COUNTS.find((one) => options.includes(`characters${one}`)) ?? 4;
  const change = (next: readonly string[]) => scene.change({ options: next });
  const others = options.filter((one) => !one.startsWith('characters'));
  const toggled = (option: string, isOn: boolean) =>
    isOn ? [...options, option] : options.filter((one) => one !== option);
  return (
    <section className="panel what-to-play">
      <div className="panel-head">
        <h2>{teller.text('set.name')}</h2>
        {!isHost && <span>{words.lobby.onlyHost}</span>}
      </div>
      <p>{teller.text('set.full')}</p>
      <ChoiceRow name={teller.text('house.characters')} hint={teller.text('house.charactersHint')}>
        <Segment
          label={teller.text('house.characters')}
          value={count}
          options={COUNTS.map((value) => ({ value, label: String(value) }))}
          disabled={!isHost}
          onChange={(value) => change(value === 4 ? others : [...others, `characters${value}`])}
        />
      </ChoiceRow>
      <SwitchRow
        words={[teller.text('house.chooseSides'), teller.text('house.chooseSidesHint')]}
        isOn={options.includes('chooseSides')}
        disabled={!isHost}
        onChange={(isOn) => change(toggled('chooseSides', isOn))}
      />
      <SwitchRow
        words={[teller.text('house.bestOfThree'), teller.text('house.bestOfThreeHint')]}
        isOn={options.includes('bestOfThree')}
        disabled={!isHost}
        onChange={(isOn) => change(toggled('bestOfThree', isOn))}
      />
      <details className="advanced">
        <summary>
          <b>{words.lobby.advanced}</b>
          <small>{words.lobby.rules}</small>
        </summary>
        <HousePanel scene={scene} />
      </details>
      <Pace scene={scene} />
    </section>
  );
}
