import type { SetIcons } from '../../core.ts';

export const icons: SetIcons = { set: 'ghost' };
