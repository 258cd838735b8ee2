import type { Attire } from '@dustup/protocol/client';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

export const HAT_ICONS: { readonly [hat in Attire['hat']]: IconName } = {
  western: 'western-hat',
  outback: 'outback-hat',
  pilgrim: 'pilgrim-hat',
  fedora: 'fedora',
  top: 'top-hat',
  flower: 'flower-hat',
  cork: 'cork-hat',
  bandana: 'bandana',
};

type HatProps = { readonly attire: Attire | undefined; readonly size: number; readonly usual?: IconName };

/** What somebody wears, on their colour. */
export function Hat({ attire, size, usual = 'western-hat' }: HatProps) {
  return (
    <span className={`hat in-${attire?.colour ?? 'sand'}`}>
      <Icon name={attire === undefined ? usual : HAT_ICONS[attire.hat]} size={size} />
    </span>
  );
}
