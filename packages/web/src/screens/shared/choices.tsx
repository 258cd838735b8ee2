import { type ReactNode, useId } from 'react';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { Switch } from '../../ui/small.tsx';

/** One of a few, side by side: radio buttons that look like one strip. */
export function Segment<T extends string | number>(props: {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly disabled?: boolean;
  readonly onChange: (value: T) => void;
}) {
  const { label, value, options, disabled = false, onChange } = props;
  const name = useId();
  return (
    <div className="segment" role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={option.value === value ? 'on' : ''}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            disabled={disabled}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}

/** A line with something to choose at its end. */
export function ChoiceRow(props: { name: string; hint?: string; icon?: ReactNode; children: ReactNode }) {
  const { name, hint, icon, children } = props;
  return (
    <div className="choice-row is-on">
      {icon}
      <span className="choice-name">
        <b>{name}</b>
        {hint !== undefined && hint !== '' && <small>{hint}</small>}
      </span>
      {children}
    </div>
  );
}

/** A line with a switch: what it is called, and what it means. */
export function SwitchRow(props: {
  readonly words: readonly [string, string];
  readonly isOn: boolean;
  readonly disabled?: boolean;
  readonly icon?: ReactNode;
  readonly onChange: (isOn: boolean) => void;
}) {
  const { words, isOn, disabled = false, icon, onChange } = props;
  const { shared } = useVocabulary().words;
  const [name, hint] = words;
  return (
    <div className={`choice-row ${isOn ? 'is-on' : ''}`}>
      {icon}
      <span className="choice-name">
        <b>{name}</b>
        {hint !== '' && <small>{hint}</small>}
      </span>
      <Switch isOn={isOn} on={shared.on} off={shared.off} label={name} disabled={disabled} onChange={onChange} />
    </div>
  );
}
