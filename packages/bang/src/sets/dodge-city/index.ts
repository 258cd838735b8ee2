import { refuse, type SetDefinition } from '../../core.ts';
import { apacheKid } from './characters/apache-kid.ts';
import { belleStar } from './characters/belle-star.ts';
import { billNoface } from './characters/bill-noface.ts';
import { chuckWengam } from './characters/chuck-wengam.ts';
import { docHolyday } from './characters/doc-holyday.ts';
import { elenaFuente } from './characters/elena-fuente.ts';
import { gregDigger } from './characters/greg-digger.ts';
import { herbHunter } from './characters/herb-hunter.ts';
import { joseDelgado } from './characters/jose-delgado.ts';
import { mollyStark } from './characters/molly-stark.ts';
import { patBrennan } from './characters/pat-brennan.ts';
import { pixiePete } from './characters/pixie-pete.ts';
import { seanMallory } from './characters/sean-mallory.ts';
import { tequilaJoe } from './characters/tequila-joe.ts';
import { veraCuster } from './characters/vera-custer.ts';
import { deck } from './deck.ts';
import { huntOff, huntWon, theHunt } from './rules/the-hunt.ts';
import { icons } from './icons.ts';

/** Dodge City: 40 cards, 15 characters, games of three and of eight. */
export const dodgeCity: SetDefinition = {
  slug: 'dodge-city',
  name: 'Dodge City',
  icons,
  questions: { discardOf: { asked: 'which card he discards', verb: 'discard' } },
  roles: {
    3: ['deputy', 'outlaw', 'renegade'],
    8: ['sheriff', 'renegade', 'outlaw', 'outlaw', 'outlaw', 'deputy', 'deputy', 'renegade'],
  },
  deck,
  characters: [
    apacheKid,
    belleStar,
    billNoface,
    chuckWengam,
    docHolyday,
    elenaFuente,
    gregDigger,
    herbHunter,
    joseDelgado,
    mollyStark,
    patBrennan,
    pixiePete,
    seanMallory,
    tequilaJoe,
    veraCuster,
  ],
  events: [],
  rules: [theHunt],
  memories: [huntOff, huntWon],
  whyNotSetUp: ({ sets }) => (sets.includes('base') ? undefined : refuse('needsBaseSet', { set: 'dodge-city' })),
};
