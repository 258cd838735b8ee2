import type { SetDefinition } from '../../core.ts';
import { aiming } from './cards/aim.ts';
import { haunting } from './cards/ghost.ts';
import { saving } from './cards/saved.ts';
import { deck } from './deck.ts';

/** Valley of Shadows, as far as it is built. */
export const valleyOfShadows: SetDefinition = {
  slug: 'valley-of-shadows',
  name: 'Valley of Shadows',
  deck,
  characters: [],
  events: [],
  rules: [aiming, haunting, saving],
  bringsBackTheDead: () => true,
};
