import { type SetDefinition, signs } from '../../core.ts';
import { escape } from './cards/escape.ts';
import { saved, saving } from './cards/saved.ts';

/** Valley of Shadows, as far as it is built. */
export const valleyOfShadows: SetDefinition = {
  slug: 'valley-of-shadows',
  name: 'Valley of Shadows',
  deck: [
    { card: escape, signs: signs('3♥') },
    { card: saved, signs: signs('5♥') },
  ],
  characters: [],
  events: [],
  rules: [saving],
  bringsBackTheDead: () => true,
};
