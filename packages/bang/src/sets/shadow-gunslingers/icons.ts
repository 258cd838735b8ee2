import type { SetIcons } from '../../core.ts';

export const icons: SetIcons = {
  set: 'ghost',
  keywords: { shadow: 'two-shadows', 'shadow-renegade': 'two-shadows' },
};
