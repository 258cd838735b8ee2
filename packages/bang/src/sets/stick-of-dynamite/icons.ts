import type { SetIcons } from '../../core.ts';

export const icons: SetIcons = {
  set: 'dynamite',
  tokens: { stick: 'dynamite' },
};
