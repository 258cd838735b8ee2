import { refuse, type SetDefinition } from '../../core.ts';
import { refillShop } from './buying.ts';
import { donBell } from './characters/don-bell.ts';
import { dutchWill } from './characters/dutch-will.ts';
import { jackyMurieta } from './characters/jacky-murieta.ts';
import { joshMcCloud } from './characters/josh-mccloud.ts';
import { madamYto } from './characters/madam-yto.ts';
import { prettyLuzena } from './characters/pretty-luzena.ts';
import { raddieSnake } from './characters/raddie-snake.ts';
import { simeonPicos } from './characters/simeon-picos.ts';
import { equipmentDeck } from './deck.ts';
import { icons } from './icons.ts';
import { nuggetKind } from './nuggets.ts';
import { beerForGold } from './rules/beer-for-gold.ts';
import { prospecting } from './rules/prospecting.ts';
import { sabotage } from './rules/sabotage.ts';
import { shop } from './rules/shop.ts';
import { zones } from './zones.ts';

/** Gold Rush: nuggets, 24 cards of equipment to buy with them, 8 characters. */
export const goldRush: SetDefinition = {
  slug: 'gold-rush',
  name: 'Gold Rush',
  icons,
  deck: [],
  decks: [equipmentDeck],
  zones,
  tokens: [nuggetKind],
  characters: [donBell, dutchWill, jackyMurieta, joshMcCloud, madamYto, prettyLuzena, raddieSnake, simeonPicos],
  events: [],
  rules: [prospecting, shop, sabotage, beerForGold],
  prepare: refillShop,
  whyNotSetUp: ({ sets }) => (sets.includes('base') ? undefined : refuse('needsBaseSet', { set: 'gold-rush' })),
};
