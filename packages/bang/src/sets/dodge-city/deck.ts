import { copies, type Copies } from '../../core.ts';
import { bang } from '../base/cards/bang.ts';
import { barrel } from '../base/cards/barrel.ts';
import { beer } from '../base/cards/beer.ts';
import { catBalou } from '../base/cards/cat-balou.ts';
import { dynamite } from '../base/cards/dynamite.ts';
import { generalStore } from '../base/cards/general-store.ts';
import { indians } from '../base/cards/indians.ts';
import { missed } from '../base/cards/missed.ts';
import { mustang } from '../base/cards/mustang.ts';
import { panic } from '../base/cards/panic.ts';
import { remington, revCarabine } from '../base/cards/weapons.ts';
import { bible } from './cards/bible.ts';
import { binocular } from './cards/binocular.ts';
import { brawl } from './cards/brawl.ts';
import { buffaloRifle } from './cards/buffalo-rifle.ts';
import { canCan } from './cards/can-can.ts';
import { canteen } from './cards/canteen.ts';
import { conestoga } from './cards/conestoga.ts';
import { derringer } from './cards/derringer.ts';
import { dodge } from './cards/dodge.ts';
import { hideout } from './cards/hideout.ts';
import { howitzer } from './cards/howitzer.ts';
import { ironPlate } from './cards/iron-plate.ts';
import { knife } from './cards/knife.ts';
import { pepperbox } from './cards/pepperbox.ts';
import { ponyExpress } from './cards/pony-express.ts';
import { punch } from './cards/punch.ts';
import { ragTime } from './cards/rag-time.ts';
import { sombrero } from './cards/sombrero.ts';
import { springfield } from './cards/springfield.ts';
import { tenGallonHat } from './cards/ten-gallon-hat.ts';
import { tequila } from './cards/tequila.ts';
import { whisky } from './cards/whisky.ts';

/** The 40 cards as printed; every sign from 5 to the ace is there once in each suit. */
export const deck: readonly Copies[] = [
  copies(barrel, 'A♣'),
  copies(binocular, '10♦'),
  copies(dynamite, '10♣'),
  copies(hideout, 'K♦'),
  copies(mustang, '5♥'),
  copies(remington, '6♦'),
  copies(revCarabine, '5♠'),
  copies(bang, '8♠ 5♣ 6♣ K♣'),
  copies(beer, '6♥ 6♠'),
  copies(brawl, 'J♠'),
  copies(catBalou, '8♣'),
  copies(dodge, '7♦ K♥'),
  copies(generalStore, 'A♠'),
  copies(indians, '5♦'),
  copies(missed, '8♦'),
  copies(panic, 'J♥'),
  copies(punch, '10♠'),
  copies(ragTime, '9♥'),
  copies(springfield, 'K♠'),
  copies(tequila, '9♣'),
  copies(whisky, 'Q♥'),
  copies(bible, '10♥'),
  copies(buffaloRifle, 'Q♣'),
  copies(canCan, 'J♣'),
  copies(canteen, '7♥'),
  copies(conestoga, '9♦'),
  copies(derringer, '7♠'),
  copies(howitzer, '9♠'),
  copies(ironPlate, 'A♦ Q♠'),
  copies(knife, '8♥'),
  copies(pepperbox, 'A♥'),
  copies(ponyExpress, 'Q♦'),
  copies(sombrero, '7♣'),
  copies(tenGallonHat, 'J♦'),
];
