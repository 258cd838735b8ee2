import { useId, useState } from 'react';
import { setIcon } from '../cards/book.ts';
import { useVocabulary } from '../../../text/vocabulary.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { HousePanel, Pace, Players } from '../../../screens/lobby/house-panel.tsx';
import type { LobbyScene } from '../../../screens/lobby/lobby.tsx';
import { type MixProblem, mixHint, mixProblem } from './mix.ts';
import { OFFERED, playersWith } from './offered.ts';
import { DeadSeeAll, OptionsPanel } from './options-panel.tsx';
import {
  changesIn,
  housePreset,
  PRESET_NAMES,
  PRESETS,
  type PresetName,
  presetOf,
  randomMix,
  withSets,
} from './presets.ts';
import { SetsPanel } from './sets-panel.tsx';

/** Anybody's number of seats: what is missing for it, `mixProblem` says. */
const SPAN = playersWith(OFFERED.map(({ slug }) => slug));

/** What is played: some ways by one press, and everything else folded below them. */
export function WhatToPlay({ scene: lobbyScene }: { scene: LobbyScene }) {
  const { lobby } = useVocabulary().words;
  const { house } = lobbyScene.table.info;
  const [problem, setProblem] = useState<MixProblem | undefined>(undefined);
  const scene: LobbyScene = {
    ...lobbyScene,
    change: (wished) => {
      const found = mixProblem(house, wished);
      setProblem(found);
      if (found === undefined) lobbyScene.change(wished);
    },
  };
  return (
    <section className="panel what-to-play">
      <div className="panel-head">
        <h2>{lobby.whatToPlay}</h2>
        {!scene.isHost && <span>{lobby.onlyHost}</span>}
      </div>
      <Presets scene={scene} />
      {scene.isHost && <RandomMix scene={scene} isChosen={presetOf(house) === undefined} />}
      <Players scene={scene} {...SPAN} />
      <MixNotes scene={scene} problem={problem} />
      <details className="advanced">
        <summary>
          <b>{lobby.advanced}</b>
          <small>
            {lobby.advancedHint} · {lobby.changed(changesIn(house))}
          </small>
        </summary>
        <SetsPanel scene={scene} />
        <HousePanel scene={scene}>
          <DeadSeeAll scene={scene} />
        </HousePanel>
        <OptionsPanel scene={scene} />
      </details>
      <Pace scene={scene} />
    </section>
  );
}

function Presets({ scene }: { scene: LobbyScene }) {
  const { lobby } = useVocabulary().words;
  const { house } = scene.table.info;
  const chosen = presetOf(house);
  const group = useId();
  return (
    <div className="presets" role="radiogroup" aria-label={lobby.whatToPlay}>
      {PRESET_NAMES.map((preset) => {
        const [name = '', hint = ''] = lobby.presets[preset] ?? [];
        return (
          <label key={preset} className={`preset ${preset === chosen ? 'on' : ''}`}>
            <input
              type="radio"
              name={group}
              aria-label={name}
              aria-describedby={`${group}-${preset}`}
              checked={preset === chosen}
              disabled={!scene.isHost}
              onChange={() => scene.change(housePreset(preset, house))}
            />
            <Icon name={iconOf(preset)} size={28} />
            <span>
              <b>{name}</b>
              <small id={`${group}-${preset}`}>{hint}</small>
            </span>
          </label>
        );
      })}
    </div>
  );
}

/** No choice among others but a throw of dice: each press is another one. */
function RandomMix({ scene, isChosen }: { scene: LobbyScene; isChosen: boolean }) {
  const { lobby } = useVocabulary().words;
  const { house } = scene.table.info;
  const [name = '', hint = ''] = lobby.presets['random'] ?? [];
  const draw = () => scene.change(withSets(randomMix(house.players, Math.random), house));
  return (
    <button type="button" className={`preset ${isChosen ? 'on' : ''}`} onClick={draw}>
      <Icon name="rolling-dices" size={28} />
      <span>
        <b>{name}</b>
        <small>{hint}</small>
      </span>
    </button>
  );
}

/** Why the last wish cannot be, with what would make it possible; and what is worth knowing of this mix. */
function MixNotes({ scene, problem }: { scene: LobbyScene; problem: MixProblem | undefined }) {
  const { words, texts, setName } = useVocabulary();
  const { lobby } = words;
  const { change } = scene;
  const { hint, cards } = mixHint(scene.table.info.house);
  if (problem === undefined && hint === null) return null;
  const optionName = (option: string) => lobby.options[option]?.[0] ?? texts.options[option]?.name ?? option;
  return (
    <ul className="mix-notes">
      {problem !== undefined && (
        <li role="alert">
          <span className="why">
            {problem.why === 'option'
              ? problem.lacks === null
                ? lobby.notTogether(optionName(problem.option), setName(problem.set))
                : lobby.optionNeeds(optionName(problem.option), setName(problem.lacks))
              : problem.needs === null
                ? lobby.needsFewer(problem.span.least, problem.span.most)
                : lobby.needsSet(problem.players, setName(problem.needs))}
          </span>
          {problem.remedies.map((remedy) => (
            <button key={remedy.does} type="button" className="btn small" onClick={() => change(remedy.house)}>
              {remedy.does === 'playWith'
                ? lobby.playWith(remedy.players)
                : remedy.does === 'dropOption'
                  ? lobby.dropOption(optionName(remedy.option))
                  : remedy.does === 'addSet'
                    ? lobby.addSet(setName(remedy.set))
                    : lobby.dropSet(setName(remedy.set))}
            </button>
          ))}
        </li>
      )}
      {hint !== null && <li>{lobby.hints[hint]?.(cards)}</li>}
    </ul>
  );
}

/** The icon of what it brings last. */
function iconOf(preset: PresetName) {
  return setIcon(PRESETS[preset].sets.at(-1) ?? '');
}
