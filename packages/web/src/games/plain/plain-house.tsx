import { useOffer } from '../../app/offer.ts';
import { Flag, HousePanel, Pace, Players } from '../../screens/lobby/house-panel.tsx';
import type { LobbyScene } from '../../screens/lobby/lobby.tsx';
import { SwitchRow } from '../../screens/shared/choices.tsx';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { usePlainSpeech } from './use-plain-speech.ts';

/** As many as a table may have: the game itself says why not so many. */
const LEAST = 2;
const MOST = 8;

/** What is to be chosen before a game of which the page knows only what the server says: players, sets, options. */
export function PlainHouse({ scene }: { scene: LobbyScene }) {
  const { words } = useVocabulary();
  const { lobby } = words;
  const { isHost } = scene;
  const { house } = scene.table.info;
  const speech = usePlainSpeech(house.game);
  const offer = useOffer(house.game, house.sets);
  const toggled = (all: readonly string[], one: string, isOn: boolean) =>
    isOn ? [...all, one] : all.filter((other) => other !== one);
  return (
    <section className="panel what-to-play">
      <div className="panel-head">
        <h2>{speech.say('name')}</h2>
        {!isHost && <span>{lobby.onlyHost}</span>}
      </div>
      {speech.message('line') !== undefined && <p>{speech.message('line')}</p>}
      <Players scene={scene} least={LEAST} most={MOST} />
      {offer?.sets.map((set) => (
        <SwitchRow
          key={set}
          words={[speech.say(`sets.${set}`), '']}
          isOn={house.sets.includes(set)}
          disabled={!isHost}
          onChange={(isOn) => scene.change({ sets: toggled(house.sets, set, isOn) })}
        />
      ))}
      {offer?.options.map((option) => (
        <SwitchRow
          key={option}
          words={[speech.say(`options.${option}`), '']}
          isOn={house.options.includes(option)}
          disabled={!isHost}
          onChange={(isOn) => scene.change({ options: toggled(house.options, option, isOn) })}
        />
      ))}
      <details className="advanced">
        <summary>
          <b>{lobby.advanced}</b>
          <small>{lobby.rules}</small>
        </summary>
        <HousePanel scene={scene} />
        <Flag name="rotateSeats" scene={scene} />
      </details>
      <Pace scene={scene} />
    </section>
  );
}
