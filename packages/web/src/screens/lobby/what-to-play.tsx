import { useId } from 'react';
import { setIcon } from '../../cards/book.ts';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { Icon } from '../../ui/icon.tsx';
import { HousePanel, OptionsPanel, Pace, Players } from './house-panel.tsx';
import type { LobbyScene } from './lobby.tsx';
import { changesIn, housePreset, PRESET_NAMES, PRESETS, type PresetName, presetOf } from './presets.ts';
import { SetsPanel } from './sets-panel.tsx';

/** What is played: four ways by one press, and everything else folded below them. */
export function WhatToPlay({ scene }: { scene: LobbyScene }) {
  const { lobby } = useVocabulary().words;
  const { house } = scene.table.info;
  return (
    <section className="panel what-to-play">
      <div className="panel-head">
        <h2>{lobby.whatToPlay}</h2>
        {!scene.isHost && <span>{lobby.onlyHost}</span>}
      </div>
      <Presets scene={scene} />
      <Players scene={scene} />
      <details className="advanced">
        <summary>
          <b>{lobby.advanced}</b>
          <small>
            {lobby.advancedHint} · {lobby.changed(changesIn(house))}
          </small>
        </summary>
        <SetsPanel scene={scene} />
        <HousePanel scene={scene} />
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

/** The icon of what it brings last. */
function iconOf(preset: PresetName) {
  return setIcon(PRESETS[preset].sets.at(-1) ?? '');
}
