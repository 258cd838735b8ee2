import type { SetDefinition } from '../../core.ts';
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
  whyNotSetUp: ({ sets, options }) => {
    if (!sets.includes('base')) return 'the Stick of Dynamite is a variant of the base game: choose base too';
    // STICK-24-Q
    if (options.includes('beginners'))
      return "the Stick of Dynamite has nothing to do in the beginners' game: it has no Dynamite";
    return undefined;
  },
  prepare: (game) => {
    shuffleInDynamite(game);
    placeStick(game);
  },
};
