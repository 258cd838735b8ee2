import type { HouseRules } from '@dustup/protocol/client';
import type { ReactNode } from 'react';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { ChoiceRow, Segment, SwitchRow } from '../shared/choices.tsx';
import type { LobbyScene } from './lobby.tsx';

const CLOCKS = [30, 60, 120];
const USUAL_BANK = 120;
const NO_CLOCK = 0;
const DELAYS = [0, 30, 60, 120];

/** The house rules: everybody sees them, the host changes them. `children`: those that only this game has. */
export function HousePanel({ scene, children }: { scene: LobbyScene; children?: ReactNode }) {
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
      {children}
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
export function Players({ scene, least, most }: { scene: LobbyScene; least: number; most: number }) {
  const { lobby } = useVocabulary().words;
  const { house } = scene.table.info;
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

type FlagName = (typeof FLAGS)[number] | 'keepCharacters' | 'passStar' | 'rotateSeats';

/** One of them, on or off. */
export function Flag({ name, scene }: { name: FlagName; scene: LobbyScene }) {
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
