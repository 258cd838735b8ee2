import type { HouseRules } from '@dustup/protocol/client';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { ChoiceRow, Segment, SwitchRow } from '../shared/choices.tsx';
import type { LobbyScene } from './lobby.tsx';
import { deadStay, ghostlySet, OFFERED, optionsWith, playersWith } from './offered.ts';

const CLOCKS = [30, 60, 120];
const USUAL_BANK = 120;
const NO_CLOCK = 0;
const DELAYS = [0, 30, 60, 120];

/** The house rules: everybody sees them, the host changes them. */
export function HousePanel({ scene }: { scene: LobbyScene }) {
  const { lobby } = useVocabulary().words;
  const { isHost, change } = scene;
  const { house } = scene.table.info;
  const disabled = !isHost;
  return (
    <section className="house-panel">
      <h3>{lobby.rules}</h3>
      <ChoiceRow name={lobby.clock}>
        <Segment
          label={lobby.clock}
          value={house.clock?.decision ?? NO_CLOCK}
          disabled={disabled}
          options={clockChoices(house).map((seconds) => ({
            value: seconds,
            label: seconds === NO_CLOCK ? lobby.clocks.none : lobby.clocks.of(seconds),
          }))}
          onChange={(decision) =>
            change({ clock: decision === NO_CLOCK ? null : { decision, bank: house.clock?.bank ?? USUAL_BANK } })
          }
        />
      </ChoiceRow>
      {FLAGS.map((name) => (
        <Flag key={name} name={name} scene={scene} />
      ))}
      <DeadSeeAll scene={scene} />
      <ChoiceRow name={lobby.delay[0]} hint={lobby.delay[1]}>
        <Segment
          label={lobby.delay[0]}
          value={house.delay ?? 0}
          disabled={disabled}
          options={DELAYS.map((seconds) => ({
            value: seconds,
            label: seconds === 0 ? lobby.live : lobby.clocks.of(seconds),
          }))}
          onChange={(delay) => change({ delay })}
        />
      </ChoiceRow>
    </section>
  );
}

function clockChoices({ clock }: HouseRules): readonly number[] {
  const all = [NO_CLOCK, ...CLOCKS];
  return clock === null || all.includes(clock.decision) ? all : [...all, clock.decision].toSorted((a, b) => a - b);
}

/** How fast bots play. */
export function Pace({ scene }: { scene: LobbyScene }) {
  const { words } = useVocabulary();
  const { lobby } = words;
  const { house } = scene.table.info;
  return (
    <ChoiceRow name={lobby.pace}>
      <Segment
        label={lobby.pace}
        value={house.pace === 'fast' ? 'quick' : house.pace}
        disabled={!scene.isHost}
        options={[
          { value: 'calm', label: words.stage.calmBots },
          { value: 'human', label: lobby.paces.human },
          { value: 'quick', label: lobby.paces.fast },
        ]}
        onChange={(pace) => scene.change({ pace })}
      />
    </ChoiceRow>
  );
}

/** How many seats there are. */
export function Players({ scene }: { scene: LobbyScene }) {
  const { lobby } = useVocabulary().words;
  const { house } = scene.table.info;
  const { least, most } = playersWith(OFFERED.map(({ slug }) => slug)); // what is missing for it, `mixProblem` says
  const step = (by: number) => scene.change({ players: house.players + by });
  return (
    <ChoiceRow name={lobby.players}>
      <span className="stepper">
        <button
          type="button"
          aria-label={lobby.fewer}
          disabled={!scene.isHost || house.players <= least}
          onClick={() => step(-1)}
        >
          −
        </button>
        <output>{house.players}</output>
        <button
          type="button"
          aria-label={lobby.more}
          disabled={!scene.isHost || house.players >= most}
          onClick={() => step(1)}
        >
          +
        </button>
      </span>
    </ChoiceRow>
  );
}

const FLAGS = ['pokerFace', 'isPublic', 'openHands'] as const;
const NEXT_FLAGS = ['keepCharacters', 'passStar', 'rotateSeats'] as const;

type FlagName = (typeof FLAGS)[number] | (typeof NEXT_FLAGS)[number];

function Flag({ name, scene }: { name: FlagName; scene: LobbyScene }) {
  const { lobby } = useVocabulary().words;
  const { isHost, change } = scene;
  const { house } = scene.table.info;
  return (
    <SwitchRow
      words={lobby[name]}
      isOn={house[name]}
      disabled={!isHost}
      onChange={(isOn) => change({ [name]: isOn })}
    />
  );
}

/** Not where the dead may come back. */
function DeadSeeAll({ scene }: { scene: LobbyScene }) {
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
