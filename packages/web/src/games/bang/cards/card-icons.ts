import type { IconName } from '../../../ui/icon-names.ts';

// Icons of what no set prints. The names are those of game-icons.net.

export const ROLE_ICONS = {
  sheriff: 'law-star',
  deputy: 'police-badge',
  outlaw: 'bandit',
  renegade: 'desert-skull',
  'shadow-deputy': 'two-shadows',
  'shadow-outlaw': 'two-shadows',
} as const satisfies { readonly [of: string]: IconName };

export const COLOUR_ICONS = {
  brown: 'card-play',
  blue: 'cowboy-boot',
  green: 'hourglass',
  orange: 'cowboy-boot',
  black: 'card-play',
} as const satisfies { readonly [of: string]: IconName };

/** An event that is not here. */
export const ANY_EVENT = 'sun';

/** A set without one. */
export const ANY_SET = 'open-book';

export const SOMEBODY = 'fedora';
