import { sprite } from 'virtual:icons';
import type { IconName } from './icon-names.ts';
import { px } from './px.ts';

/** A drawing from the sprite, in the colour of the text around it. Never the only bearer of a meaning. */
export function Icon({ name, size = 16, className = '' }: { name: IconName; size?: number; className?: string }) {
  const side = px(size);
  return (
    <svg className={`ic ${className}`} style={{ width: side, height: side }} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
