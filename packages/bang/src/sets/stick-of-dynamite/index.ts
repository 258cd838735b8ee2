import { refuse, type SetDefinition } from '../../core.ts';
import { isDynamite, neverInHand, shuffleInDynamite } from './rules/never-in-hand.ts';
import { placeStick, STICK, theStick } from './rules/the-stick.ts';
import { icons } from './icons.ts';

/** The Stick of Dynamite, a variant of the base game: no cards, a token and what it does. */
export const stickOfDynamite: SetDefinition = {
  slug: 'stick-of-dynamite',
  name: 'Stick of Dynamite',
  icons,
  deck: [],
  characters: [],
  events: [],
  rules: [theStick, neverInHand],
  tokens: [{ kind: STICK, supply: 1, most: 1 }],
  isNeverHeld: isDynamite,
  mayLandElsewhere: ({ card }) => isDynamite(card),
  whyNotSetUp: ({ sets, options }) => {
    if (!sets.includes('base')) return refuse('needsBaseSet', { set: 'stick-of-dynamite' });
    // STICK-24-Q
    if (options.includes('beginners')) return refuse('noDynamite');
    return undefined;
  },
  prepare: (game) => {
    shuffleInDynamite(game);
    placeStick(game);
  },
};
