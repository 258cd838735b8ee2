import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import { px } from './px.ts';

/** A state in a word, with its sign. */
export function Tag({ icon, kind = '', children }: { icon?: IconName; kind?: string; children: ReactNode }) {
  return (
    <span className={`tag ${kind}`}>
      {icon !== undefined && <Icon name={icon} size={13} />}
      {children}
    </span>
  );
}

export function Arrow({ width = 30 }: { width?: number }) {
  return (
    <svg className="arr" style={{ width: px(width), height: px(16) }} viewBox={`0 0 ${width} 16`} aria-hidden="true">
      <path d={`M1 8H${width - 5}`} stroke="currentColor" strokeWidth="2.5" />
      <path d={`M${width - 10} 2 ${width - 2} 8l-8 6z`} fill="currentColor" />
    </svg>
  );
}

/** ⊘: may not. */
export function Barred({ size = 14 }: { size?: number }) {
  return (
    <svg className="barred" style={{ width: px(size), height: px(size) }} viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="6.3" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <path d="M3.6 12.4 12.4 3.6" stroke="currentColor" strokeWidth="1.8" />
    </svg>
  );
}

export function IconButton(props: {
  icon: IconName;
  label: string;
  size?: number;
  pressed?: boolean;
  badge?: number;
  onPress: () => void;
}) {
  const { icon, label, size = 20, pressed, badge = 0, onPress } = props;
  return (
    <button type="button" className="ib" aria-label={label} title={label} aria-pressed={pressed} onClick={onPress}>
      <Icon name={icon} size={size} />
      {badge > 0 && <i className="badge">{badge}</i>}
    </button>
  );
}

export function Switch(props: {
  isOn: boolean;
  on: string;
  off: string;
  label: string;
  disabled?: boolean;
  onChange: (isOn: boolean) => void;
}) {
  const { isOn, on, off, label, disabled = false, onChange } = props;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      disabled={disabled}
      className={`sw ${isOn ? 'on' : ''}`}
      onClick={() => onChange(!isOn)}
    >
      <i />
      <em aria-hidden="true">{isOn ? on : off}</em>
    </button>
  );
}

/** Tokens that are counted at a glance: full ones, and room for more. */
export function LoadDots({ count, most }: { readonly count: number; readonly most: number }) {
  return (
    <span className="dots">
      {Array.from({ length: most }, (_, at) => (
        <i key={at} className={at < count ? 'full' : ''} />
      ))}
    </span>
  );
}
