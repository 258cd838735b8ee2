import type { SetTexts } from '../text.ts';
import { texts as aFistfulOfCards } from './a-fistful-of-cards/text/index.ts';
import { texts as base } from './base/text/index.ts';
import { texts as dodgeCity } from './dodge-city/text/index.ts';
import { texts as highNoon } from './high-noon/text/index.ts';
import { texts as stickOfDynamite } from './stick-of-dynamite/text/index.ts';

/** What players read of each set, by its slug. */
export const setTexts: Readonly<Record<string, SetTexts>> = {
  base,
  'stick-of-dynamite': stickOfDynamite,
  'dodge-city': dodgeCity,
  'high-noon': highNoon,
  'a-fistful-of-cards': aFistfulOfCards,
};
