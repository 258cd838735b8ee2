import { copies, type CardDefinition, type Copies, type DeckDefinition } from '../../core.ts';
import { cactus } from './cards/cactus.ts';
import { dragoon } from './cards/dragoon.ts';
import { evaded } from './cards/evaded.ts';
import { fullSteam } from './cards/full-steam.ts';
import { knifeRevolver } from './cards/knife-revolver.ts';
import { map } from './cards/map.ts';
import { moneyBag } from './cards/money-bag.ts';
import { mostWanted } from './cards/most-wanted.ts';
import { nextStop } from './cards/next-stop.ts';
import { refund } from './cards/refund.ts';
import { strongbox } from './cards/strongbox.ts';
import { switchCard } from './cards/switch.ts';
import { trainRobbery } from './cards/train-robbery.ts';
import { waterTower } from './cards/water-tower.ts';
import { railcars } from './railcars/index.ts';
import { RAILCARS, STATIONS } from './rules/zones.ts';
import { stations } from './stations/stations.ts';

/** The 16 playing cards as printed (TRAIN-SETUP-04). */
export const deck: readonly Copies[] = [
  copies(cactus, '7♥'),
  copies(evaded, 'Q♣'),
  copies(fullSteam, '2♠'),
  copies(knifeRevolver, '5♦'),
  copies(moneyBag, 'Q♣'),
  copies(mostWanted, 'K♠'),
  copies(nextStop, '2♦ K♣'),
  copies(switchCard, '6♥'),
  copies(trainRobbery, '4♦ J♣'),
  copies(waterTower, '8♥'),
  copies(dragoon, 'J♠'),
  copies(map, '3♦'),
  copies(refund, '3♠'),
  copies(strongbox, '9♥'),
];

/** Railcars go back under their deck; stations come and go with the line. */
export const decks: readonly DeckDefinition[] = [ownDeck(RAILCARS, railcars), ownDeck(STATIONS, stations)];

function ownDeck(slug: string, cards: readonly CardDefinition[]): DeckDefinition {
  return { slug, copies: cards.map((card) => ({ card, signs: [null] })), pile: slug, discards: slug };
}
