import type { Phase } from '@dustup/bang';
import { memo } from 'react';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { Barred } from '../../ui/small.tsx';
import { type Armed, sameArm } from './arming.ts';
import { useRuling } from '../../frame/rulings.ts';
import { sameProps } from '../../frame/same-props.ts';

const ORDER: readonly Phase[] = ['start', 'draw', 'play', 'discard', 'end'];

/** Where my turn stands. */
export const Phases = memo(function Phases({ phase, limit }: { phase: Phase; limit: number }) {
  const { words } = useVocabulary();
  const now = ORDER.indexOf(phase);
  const steps = [
    { name: words.phases.draw, at: ORDER.indexOf('draw') },
    { name: words.phases.play, at: ORDER.indexOf('play') },
    { name: words.phases.discard(limit), at: ORDER.indexOf('discard') },
  ];
  return (
    <ol className="ph" aria-label={words.phasesLabel}>
      {steps.map(({ name, at }) => (
        <li
          key={at}
          className={at < now ? 'done' : at === now ? 'on' : ''}
          aria-current={at === now ? 'step' : undefined}
        >
          {name}
        </li>
      ))}
    </ol>
  );
});

export type ArmChoice = { readonly arm: Armed; readonly label: string };

type ArmsProps = {
  readonly choices: readonly ArmChoice[];
  readonly armed: readonly Armed[];
  readonly onChange: (armed: readonly Armed[]) => void;
};

/** Answers given in advance. */
export const Arms = memo(function Arms({ choices, armed, onChange }: ArmsProps) {
  const { words } = useVocabulary();
  if (choices.length === 0) return null;
  return (
    <fieldset className="arms">
      <legend className="sr-only">{words.armedLabel}</legend>
      {choices.map(({ arm, label }) => {
        const isOn = armed.some((one) => sameArm(one, arm));
        return (
          <label key={label} className="arm">
            <input
              type="checkbox"
              checked={isOn}
              onChange={() => onChange(isOn ? armed.filter((one) => !sameArm(one, arm)) : [...armed, arm])}
            />
            {label}
          </label>
        );
      })}
    </fieldset>
  );
}, sameProps);

/** The same where there is little room: each press goes on to the next answer, and back to being asked. */
export function ArmButton({ choices, armed, onChange }: ArmsProps) {
  const { stage } = useVocabulary().words;
  if (choices.length === 0) return null;
  const at = choices.findIndex(({ arm }) => armed.some((one) => sameArm(one, arm)));
  const next = choices[at + 1];
  return (
    <button
      type="button"
      className={`arm-button ${at >= 0 ? 'on' : ''}`}
      aria-pressed={at >= 0}
      onClick={() => onChange(next === undefined ? [] : [next.arm])}
    >
      {choices[at]?.label ?? stage.askMe}
    </button>
  );
}

/** «Why can't I?», with the numbers and the ruling. */
export function WhyNote({ name, reason, ruling }: { name: string; reason: string; ruling: string }) {
  const { words } = useVocabulary();
  const text = useRuling(ruling);
  return (
    <div className="note" role="status">
      <Barred size={16} />
      <div>
        <b>{words.whyNot(name)}</b>
        <p>{reason.charAt(0).toUpperCase() + reason.slice(1)}.</p>
        {text !== undefined && (
          <p className="ruling" lang="en">
            {text} <i>{ruling}</i>
          </p>
        )}
      </div>
    </div>
  );
}
