import { refuse, type SetDefinition } from '../../core.ts';
import { icons } from './icons.ts';
import { shadowRenegade, shadowSide } from './rules/shadow-renegade.ts';
import { shadows, shadowsGone } from './rules/shadows.ts';

/** Shadow-Gunslingers: the eliminated come back for their own turns. With or without Gold Rush (SHADOW-01). */
export const shadowGunslingers: SetDefinition = {
  slug: 'shadow-gunslingers',
  name: 'Shadow-Gunslingers',
  icons,
  deck: [],
  characters: [],
  events: [],
  rules: [shadows, shadowRenegade],
  memories: [shadowSide, shadowsGone],
  bringsBackTheDead: () => true,
  whyNotSetUp: ({ sets }) =>
    sets.includes('base') ? undefined : refuse('needsBaseSet', { set: 'shadow-gunslingers' }),
};
