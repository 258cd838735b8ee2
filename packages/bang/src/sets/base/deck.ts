import { copies, type Copies } from '../../core.ts';
import { bang } from './cards/bang.ts';
import { barrel } from './cards/barrel.ts';
import { beer } from './cards/beer.ts';
import { catBalou } from './cards/cat-balou.ts';
import { duel } from './cards/duel.ts';
import { dynamite } from './cards/dynamite.ts';
import { gatling } from './cards/gatling.ts';
import { generalStore } from './cards/general-store.ts';
import { indians } from './cards/indians.ts';
import { jail } from './cards/jail.ts';
import { missed } from './cards/missed.ts';
import { mustang } from './cards/mustang.ts';
import { panic } from './cards/panic.ts';
import { saloon } from './cards/saloon.ts';
import { scope } from './cards/scope.ts';
import { stagecoach } from './cards/stagecoach.ts';
import { wellsFargo } from './cards/wells-fargo.ts';
import { remington, revCarabine, schofield, volcanic, winchester } from './cards/weapons.ts';

/** The 80 cards as printed: which, and the sign in each corner. */
export const deck: readonly Copies[] = [
  copies(barrel, 'Q♠ K♠'),
  copies(dynamite, '2♥'),
  copies(scope, 'A♠'),
  copies(mustang, '8♥ 9♥'),
  copies(jail, 'J♠ 10♠ 4♥'),
  copies(schofield, 'J♣ Q♣ K♠'),
  copies(remington, 'K♣'),
  copies(revCarabine, 'A♣'),
  copies(winchester, '8♠'),
  copies(volcanic, '10♠ 10♣'),
  copies(bang, 'A♠ 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦ Q♦ K♦ A♦ 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ Q♥ K♥ A♥'),
  copies(missed, '10♣ J♣ Q♣ K♣ A♣ 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠'),
  copies(beer, '6♥ 7♥ 8♥ 9♥ 10♥ J♥'),
  copies(saloon, '5♥'),
  copies(stagecoach, '9♠ 9♠'),
  copies(wellsFargo, '3♥'),
  copies(generalStore, '9♣ Q♠'),
  copies(panic, 'J♥ Q♥ A♥ 8♦'),
  copies(catBalou, 'K♥ 9♦ 10♦ J♦'),
  copies(gatling, '10♥'),
  copies(indians, 'K♦ A♦'),
  copies(duel, 'Q♦ J♠ 8♣'),
];
