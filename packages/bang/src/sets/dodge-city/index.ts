import { type SetDefinition, signs } from '../../core.ts';
import { dodge } from './cards/dodge.ts';
import { punch } from './cards/punch.ts';
import { springfield } from './cards/springfield.ts';
import { apacheKid } from './characters/apache-kid.ts';
import { belleStar } from './characters/belle-star.ts';
import { mollyStark } from './characters/molly-stark.ts';
import { veraCuster } from './characters/vera-custer.ts';

/** Dodge City, as far as it is built. */
export const dodgeCity: SetDefinition = {
  slug: 'dodge-city',
  name: 'Dodge City',
  players: { least: 3, most: 8 },
  deck: [
    { card: dodge, signs: signs('7♦ K♥') },
    { card: punch, signs: signs('10♠') },
    { card: springfield, signs: signs('K♠') },
  ],
  characters: [apacheKid, belleStar, mollyStark, veraCuster],
  events: [],
  rules: [],
};
