import { addToLibrary } from '../book.ts';
import { aFistfulOfCards } from './a-fistful-of-cards/index.ts';
import { armedAndDangerous } from './armed-and-dangerous/index.ts';
import { base } from './base/index.ts';
import { dodgeCity } from './dodge-city/index.ts';
import { goldRush } from './gold-rush/index.ts';
import { greatTrainRobbery } from './great-train-robbery/index.ts';
import { highNoon } from './high-noon/index.ts';
import { shadowGunslingers } from './shadow-gunslingers/index.ts';
import { stickOfDynamite } from './stick-of-dynamite/index.ts';
import { valleyOfShadows } from './valley-of-shadows/index.ts';
import { wildWestShow } from './wild-west-show/index.ts';

/** All sets, in the order in which their cards and characters join a game. Written by `npm run sets`. */
const SETS = [
  base,
  stickOfDynamite,
  dodgeCity,
  highNoon,
  aFistfulOfCards,
  wildWestShow,
  valleyOfShadows,
  goldRush,
  armedAndDangerous,
  shadowGunslingers,
  greatTrainRobbery,
];

/** Their slugs. Tests may add sets of their own to the library; these stay the same. */
export const ALL_SETS: readonly string[] = SETS.map(({ slug }) => slug);

addToLibrary(SETS);
