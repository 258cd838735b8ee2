import { copies, type Copies } from '../../core.ts';
import { bang } from '../base/cards/bang.ts';
import { catBalou } from '../base/cards/cat-balou.ts';
import { missed } from '../base/cards/missed.ts';
import { aLittleNip } from './cards/a-little-nip.ts';
import { aceUpTheSleeve } from './cards/ace-up-the-sleeve.ts';
import { arrow } from './cards/arrow.ts';
import { bandolier } from './cards/bandolier.ts';
import { beerKeg } from './cards/beer-keg.ts';
import { bellTower } from './cards/bell-tower.ts';
import { bigFifty } from './cards/big-fifty.ts';
import { bomb } from './cards/bomb.ts';
import { buntlineSpecial } from './cards/buntline-special.ts';
import { caravan } from './cards/caravan.ts';
import { crate } from './cards/crate.ts';
import { doubleBarrel } from './cards/double-barrel.ts';
import { duck } from './cards/duck.ts';
import { flintlock } from './cards/flintlock.ts';
import { lockPick } from './cards/lock-pick.ts';
import { quickShot } from './cards/quick-shot.ts';
import { reloading } from './cards/reloading.ts';
import { rust } from './cards/rust.ts';
import { squaw } from './cards/squaw.ts';
import { thunderer } from './cards/thunderer.ts';
import { tumbleweed } from './cards/tumbleweed.ts';
import { whip } from './cards/whip.ts';

/** The 28 cards as printed: which, and the sign in each corner (ARMED-SETUP-02). */
export const deck: readonly Copies[] = [
  copies(aceUpTheSleeve, 'A♥'),
  copies(bandolier, '2♥'),
  copies(bellTower, '7♣'),
  copies(beerKeg, '4♥'),
  copies(bomb, '7♦'),
  copies(crate, '3♥'),
  copies(lockPick, '2♣'),
  copies(tumbleweed, '4♣'),
  copies(whip, '5♣'),
  copies(bigFifty, 'Q♠'),
  copies(buntlineSpecial, 'J♠'),
  copies(doubleBarrel, '6♣'),
  copies(thunderer, '3♣'),
  copies(caravan, '2♠'),
  copies(aLittleNip, '5♥'),
  copies(quickShot, '3♠'),
  copies(flintlock, 'A♠'),
  copies(arrow, '5♦'),
  copies(duck, '3♦'),
  copies(reloading, '4♦'),
  copies(rust, '9♠'),
  copies(squaw, '3♦'),
  copies(bang, '6♥ 2♣ 2♦ 3♦'),
  copies(catBalou, '3♥'),
  copies(missed, 'K♠'),
];
